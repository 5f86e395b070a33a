/** The words about what staff have withdrawn. */
export const withdrawnText = {
  title: 'Enam ei avaldata',
} as const;
