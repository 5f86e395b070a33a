/** The words of a drawn film that the product does not have already. */
export const filmText = {
  name: 'Joonistatud kaasategemise film',
  opening:
    'Kogu kava päris pikkuses: liigutus, kordused, aeg ja pausid. Juttu ei ole, vahetustest annavad märku helid.',
} as const;
