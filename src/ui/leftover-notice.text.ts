/** Words of a form that opens with text which she typed into it earlier. */
export const leftoverText = {
  leftover: 'Jätka, kus pooleli jäi. Kui sa seda enam ei vaja, vajuta „Loobu“.',
} as const;
