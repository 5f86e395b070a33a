import { plainAddress } from '../contract/copied-text.ts';
import type { AccessLevel } from '../contract/enumerations.ts';
import type { FrontMatter } from './front-matter.ts';
import { accessLevelLabels, listLabels, valueOfLabel } from './labels.ts';

/** Says who may open a piece of content; `owner` exists only for the level OWNER. */
export interface Access {
  accessLevel: AccessLevel;
  owner?: string;
}

export const ACCESS_FIELD_NAMES = ['ligipääs', 'kellele'];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;
const MEMBER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Reads the level and, for a personal plan, its owner's email or id. Reports what is wrong. */
export function readAccess(
  fields: FrontMatter['fields'],
  report: (field: string, message: string) => void,
): Access {
  const accessLevel = valueOfLabel(accessLevelLabels, fields.get('ligipääs'));
  if (!accessLevel) report('ligipääs', `Väli „ligipääs“ on üks neist: ${listLabels(accessLevelLabels)}.`);
  const label = accessLevelLabels.words.OWNER;
  const written = fields.get('kellele') ?? null;
  if (accessLevel !== 'OWNER') {
    if (written !== null && accessLevel)
      report('kellele', `Väli „kellele“ käib ainult siis, kui ligipääs on „${label}“. Kustuta see väli.`);
    return { accessLevel: accessLevel ?? 'OWNER' };
  }
  if (written === null) {
    report(
      'ligipääs',
      `Kui ligipääs on „${label}“, kirjuta väljale „kellele“ liikme e-posti aadress või tunnus.`,
    );
    return { accessLevel };
  }
  const owner = typeof written === 'string' ? plainAddress(written).toLowerCase() : '';
  if (!EMAIL.test(owner) && !MEMBER_ID.test(owner))
    report(
      'kellele',
      'Väli „kellele“ on ühe liikme e-posti aadress, näiteks liige@example.com, või tema tunnus.',
    );
  return { accessLevel, owner };
}
