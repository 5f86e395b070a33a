import type { MemberProfileFragment } from '../../contract/documents.generated.ts';
import type { ConsentKind } from '../../contract/enumerations.ts';
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
    const consent = shown.get(kind)?.consent ?? { __typename: 'Consent', kind, textVersion, givenAt };
    return shown.set(kind, { consent, mark: markOf(entry), entry });
  },
};

/** Whether data of this kind may be stored: she agreed, and the server did not refuse. */
export function hasConsent(
  server: readonly Consent[],
  entries: readonly Entry[],
  kind: ConsentKind,
): boolean {
  if (server.some((consent) => consent.kind === kind)) return true;
  return consentsWithEntries(server, entries).some(
    ({ consent, mark }) => consent.kind === kind && mark !== 'failed',
  );
}
