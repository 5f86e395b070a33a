/** What each kind of mark is called among what waits; the shared catalogue has no words for them. */
const entry: Readonly<Partial<Record<string, string>>> = {
  'program-start': 'Programmi algus ja puhkus',
};

export const marksText = { entry, otherEntry: 'Sinu edenemine' } as const;
