/** The list of things still to be bought, as a message to a helper who goes to the shop. */
import { food } from '../../../language/words.ts';
import { amountWords } from './amount-words.ts';
import type { ShoppingList, ShoppingRow } from './shopping-list.ts';
import { shoppingText } from './shopping.text.ts';

export function listText({ open }: ShoppingList): string {
  const aisles = open.map(({ aisle, rows }) =>
    [shoppingText.aisle[aisle], ...rows.map((row) => `– ${lineOf(row)}`)].join('\n'),
  );
  return [food.shoppingList, ...aisles].join('\n\n');
}

/** „Kartul 500 g“. */
export function lineOf({ name, food }: ShoppingRow): string {
  const amount = food && amountWords(food, food.left);
  return amount === undefined ? name : `${name} ${amount}`;
}
