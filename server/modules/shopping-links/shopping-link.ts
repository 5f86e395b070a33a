/** A link through which somebody without an account reads a member's shopping list until the link ends. */
import { randomUUID } from 'node:crypto';
import { shoppingOrder } from '../../../src/contract/marks/shopping-order.mark.ts';
import { shoppingOwn } from '../../../src/contract/marks/shopping-own.mark.ts';
import { shoppingSource } from '../../../src/contract/marks/shopping-source.mark.ts';
import { shoppingStaple } from '../../../src/contract/marks/shopping-staple.mark.ts';
import { foodKey, ownKey, rowOfTick, shoppingTick } from '../../../src/contract/marks/shopping-tick.mark.ts';
import { sharedShoppingPath } from '../../../src/contract/paths.ts';
import { type AddressTokenOf, hashOfToken } from '../../core/address-tokens.ts';
import type { MemberId } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { momentInTallinn } from '../../core/tallinn-time.ts';
import { listMarksOfKind } from '../marks/marks.repository.ts';
import type { ErasedMembers } from '../revocations/erased-members.ts';
import {
  ensureShoppingLink,
  findLinkByToken,
  findShoppingLink,
  type ShoppingLinkRow,
} from './shopping-links.repository.ts';

export interface ShoppingLinkServices extends Services {
  shoppingTokenOf: AddressTokenOf;
  erasedMembers: ErasedMembers;
}

export interface ShoppingLink {
  url: string;
  endsAt: string;
}

export interface SharedMark {
  kind: string;
  key: string;
  value: string;
}

export interface SharedShoppingList {
  endsAt: string;
  marks: SharedMark[];
}

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** The marks from which her list is computed. */
const KINDS = [shoppingSource, shoppingTick, shoppingOwn, shoppingStaple, shoppingOrder];

/** The link that she has; a new one of seven days if she has none. */
export async function createShoppingLink(
  services: ShoppingLinkServices,
  memberId: MemberId,
): Promise<ShoppingLink> {
  const { database, shoppingTokenOf, clock } = services;
  const now = clock();
  const nonce = randomUUID();
  const tokenHash = hashOfToken(shoppingTokenOf(memberId, nonce));
  const link = { memberId, nonce, tokenHash, endsAt: new Date(now.getTime() + LIFE_MS) };
  return linkOf(services, await ensureShoppingLink(database, link, now));
}

export async function readShoppingLink(
  services: ShoppingLinkServices,
  memberId: MemberId,
): Promise<ShoppingLink | null> {
  const row = await findShoppingLink(services.database, memberId, services.clock());
  return row && linkOf(services, row);
}

/** Null if the link has ended, or never was one. */
export async function readSharedList(
  { database, clock, erasedMembers }: ShoppingLinkServices,
  token: string,
): Promise<SharedShoppingList | null> {
  const link = await findLinkByToken(database, hashOfToken(token), clock());
  if (link === null || erasedMembers.has(link.memberId)) return null;
  const marks = await Promise.all(
    KINDS.map(async ({ name }) => {
      const ofKind = await listMarksOfKind(database, link.memberId, name);
      return ofKind.map(({ key, value }) => ({ kind: name, key, value: shownValue(name, value) }));
    }),
  );
  return { endsAt: momentInTallinn(link.endsAt), marks: ofList(marks.flat()) };
}

/** Of former rounds, and of what she has at home besides, the reader's list shows nothing. */
function ofList(marks: readonly SharedMark[]): SharedMark[] {
  const foods = new Set(marks.flatMap(foodsListed));
  const rows = new Set([...foods].flatMap((id) => [foodKey(id, 'G'), foodKey(id, 'ML')]));
  for (const { kind, key } of marks) if (kind === shoppingOwn.name) rows.add(ownKey(key));
  return marks.filter(({ kind, key }) => {
    if (kind === shoppingTick.name) return rows.has(rowOfTick(key));
    return kind !== shoppingStaple.name || foods.has(key);
  });
}

function foodsListed({ kind, value }: SharedMark): string[] {
  if (kind !== shoppingSource.name) return [];
  const source: unknown = JSON.parse(value);
  return shoppingSource.isValue(source) ? source.foods.map(([id]) => id) : [];
}

function linkOf(
  { publicUrl, shoppingTokenOf }: ShoppingLinkServices,
  { memberId, nonce, endsAt }: ShoppingLinkRow,
): ShoppingLink {
  return {
    url: publicUrl + sharedShoppingPath(shoppingTokenOf(memberId, nonce)),
    endsAt: momentInTallinn(endsAt),
  };
}

/** Leaves out the names of dishes, which the person who shops need not know. */
function shownValue(kind: string, value: string): string {
  if (kind !== shoppingSource.name) return value;
  const { name: _, ...source }: Record<string, unknown> = JSON.parse(value);
  return JSON.stringify(source);
}
