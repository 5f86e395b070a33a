/** Placeholders in a rendered page for addresses that only the server knows and fills in (server/web/public-pages.ts). */
export const ORIGIN_MARK = 'https://origin.invalid';
/** Marks a list item that is removed if there is no shop. */
export const SHOP_MARK = 'https://shop.invalid';
