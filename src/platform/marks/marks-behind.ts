import type { ConsentKind } from '../../../contract/enumerations.ts';
import { MARK_KINDS } from '../../../contract/marks/mark-kinds.generated.ts';

/** Names of the kinds of marks that are kept under the consent. */
export function kindsBehind(consent: ConsentKind): ReadonlySet<string> {
  return new Set(MARK_KINDS.filter((kind) => kind.consent === consent).map(({ name }) => name));
}

/** True if a mark of this kind may say something of her health. */
export function needsConsent(kindName: string): boolean {
  return MARK_KINDS.some(({ name, consent }) => name === kindName && consent !== undefined);
}
