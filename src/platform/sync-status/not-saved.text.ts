export const notSavedText = { notSaved: 'Seda ei salvestatud.' } as const;
