import type { ConsentKind } from '../../contract/enumerations.ts';
import { privacy } from '../../language/words.ts';

/** What she agrees to. */
export const consentWording: Record<ConsentKind, string> = {
  MEASUREMENTS: privacy['consent.measure'],
  PHOTOS: privacy['consent.photo'],
  TRAINING_NOTES: privacy['consent.notes'],
};

/** Sentences about consents that the shared catalogue does not have. */
export const consentsText = {
  entry: {
    MEASUREMENTS: 'Nõusolek kehamõõtude hoidmiseks',
    PHOTOS: 'Nõusolek fotode hoidmiseks',
    TRAINING_NOTES: 'Nõusolek treeningute märkuste hoidmiseks',
  },
} as const;
