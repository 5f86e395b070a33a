import type { ConsentKind } from '../../../contract/enumerations.ts';
import { privacy } from '../../language/words.ts';

/** The names of the things she consents to. */
export const consentWording: Record<ConsentKind, string> = {
  ENERGY_GOAL: privacy['consent.energy'],
  FOOD_CHOICES: privacy['consent.choices'],
  FOOD_NOTES: privacy['consent.food'],
  MEASUREMENTS: privacy['consent.measure'],
  PHOTOS: privacy['consent.photo'],
  TRAINING_NOTES: privacy['consent.notes'],
};

/** The things that each consent allows to be kept, in the genitive. */
const kept: Record<ConsentKind, string> = {
  ENERGY_GOAL: 'energiaeesmärgi',
  FOOD_CHOICES: 'toiduvalikute',
  FOOD_NOTES: 'retseptide märkuste',
  MEASUREMENTS: 'kehamõõtude',
  PHOTOS: 'fotode',
  TRAINING_NOTES: 'treeningute märkuste',
};

/** Sentences about consents that the shared catalogue does not have. */
export const consentsText = {
  entry: (kind: ConsentKind) => `Nõusolek ${kept[kind]} hoidmiseks`,
  withdrawQuestion: (kind: ConsentKind) => `Kas võtta ${kept[kind]} nõusolek tagasi?`,
};
