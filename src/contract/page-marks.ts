/** What stands in a rendered page for the addresses that only the server knows; it fills them in (server/web/public-pages.ts). */
export const ORIGIN_MARK = 'https://origin.invalid';
/** In an item of a list, which is left out where there is no shop. */
export const SHOP_MARK = 'https://shop.invalid';
