import type { MemberProfileFragment } from '../../../contract/documents.generated.ts';
import { isCurrentText } from '../../../contract/consent-texts.ts';
import type { ConsentKind } from '../../../contract/enumerations.ts';
import type { Entry } from '../../offline/entry.ts';
import { type Layers, layOver } from '../../offline/lay-over.ts';
import { type EntryMark, markOf } from '../sync-status/entry-mark.ts';

export type Consent = MemberProfileFragment['consents'][number];

export interface ShownConsent {
  consent: Consent;
  mark?: EntryMark;
  entry?: Entry;
}

/** The member's consents: those the server knows and those still waiting to be sent. One of each kind. */
export function consentsWithEntries(server: readonly Consent[], entries: readonly Entry[]): ShownConsent[] {
  const shown: Shown = new Map(server.map((consent) => [consent.kind, { consent }]));
  return [...layOver(shown, entries, consentLayers).values()];
}

type Shown = Map<ConsentKind, ShownConsent>;

export const consentLayers: Layers<'giveConsent', Shown> = {
  giveConsent(shown, entry) {
    const { kind, textVersion, givenAt } = entry.variables;
    const known = shown.get(kind)?.consent;
    const given: Consent = { __typename: 'Consent', kind, textVersion, givenAt };
    const consent = known && isCurrentText(known) ? known : given;
    return shown.set(kind, { consent, mark: markOf(entry), entry });
  },
};

/** Returns true if data of this kind may be stored: she agreed to the present wording, and the server did not refuse. */
export function hasConsent(
  server: readonly Consent[],
  entries: readonly Entry[],
  kind: ConsentKind,
): boolean {
  const known: ShownConsent[] = server.map((consent) => ({ consent }));
  return [...known, ...consentsWithEntries(server, entries)].some(
    ({ consent, mark }) => consent.kind === kind && isCurrentText(consent) && mark !== 'failed',
  );
}
