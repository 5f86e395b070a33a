/** Sentences about the day on which she begins something. */
export const startDayText = {
  label: 'Alguspäev',
  hint: 'Kui oled juba alustanud, vali päev, millest alates tehtu arvesse läheb.',
  missing: 'Vali kuupäev.',
  tooEarly: 'Vali {date} või hilisem päev.',
} as const;
