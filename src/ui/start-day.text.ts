/** Sentences about the day on which she begins something. */
export const startDayText = {
  label: 'Alguspäev',
  hint: 'Kui oled juba alustanud, vali päev, millest alates tehtu arvesse läheb.',
  tooEarly: 'Vali {date} või hilisem päev.',
} as const;
