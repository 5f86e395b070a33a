/**
 * Addresses and codes as they were meant. Chats, mail programs and translators put characters that nobody sees into copied text:
 * joiners, soft hyphens, marks of the direction of writing.
 */

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export function plainAddress(typed: string): string {
  return typed.replace(UNSEEN, '').trim();
}

/** Also without the spaces by which mail programs and she herself set its digits apart. */
export function plainCode(typed: string): string {
  return plainAddress(typed).replace(/\s/g, '');
}
