/** Sentences about consents that the shared catalogue does not have. */
export const consentsText = {
  entry: {
    MEASUREMENTS: 'Nõusolek kehamõõtude hoidmiseks',
    PHOTOS: 'Nõusolek fotode hoidmiseks',
  },
} as const;
