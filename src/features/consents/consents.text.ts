import type { ConsentKind } from '../../contract/enumerations.ts';
import { privacy } from '../../language/words.ts';

/** What she agrees to. */
export const consentWording: Record<ConsentKind, string> = {
  ENERGY_GOAL: privacy['consent.energy'],
  FOOD_CHOICES: privacy['consent.choices'],
  FOOD_NOTES: privacy['consent.food'],
  MEASUREMENTS: privacy['consent.measure'],
  PHOTOS: privacy['consent.photo'],
  TRAINING_NOTES: privacy['consent.notes'],
};

/** Sentences about consents that the shared catalogue does not have. */
export const consentsText = {
  entry: {
    ENERGY_GOAL: 'Nõusolek energiaeesmärgi hoidmiseks',
    FOOD_CHOICES: 'Nõusolek toiduvalikute hoidmiseks',
    FOOD_NOTES: 'Nõusolek retseptide märkuste hoidmiseks',
    MEASUREMENTS: 'Nõusolek kehamõõtude hoidmiseks',
    PHOTOS: 'Nõusolek fotode hoidmiseks',
    TRAINING_NOTES: 'Nõusolek treeningute märkuste hoidmiseks',
  },
} as const;
