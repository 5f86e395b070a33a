const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** In small letters or capitals, which are the same to the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** In small letters alone: the identity service and Stripe's metadata compare a member's id as text. */
export function isMemberId(text: string): boolean {
  return isUuid(text) && text === text.toLowerCase();
}
