/** A link through which somebody without an account reads a member's shopping list until the link ends. */
import { randomUUID } from 'node:crypto';
import { sharedShoppingPath } from '../../../../contract/paths.ts';
import { type AddressTokenOf, hashOfToken } from '../../../core/address-tokens.ts';
import type { MemberId } from '../../../core/caller.ts';
import { badInput } from '../../../core/failures.ts';
import type { Services } from '../../../core/services.ts';
import { momentInTallinn } from '../../../core/tallinn-time.ts';
import type { ErasedMembers } from '../../platform/revocations/erased-members.ts';
import type { ReadSharedMarks, SharedMark } from './shared-list.ts';
import {
  ensureShoppingLink,
  findLinkByToken,
  findShoppingLink,
  type ShoppingLinkRow,
} from './shopping-links.repository.ts';

export interface ShoppingLinkServices extends Services {
  shoppingTokenOf: AddressTokenOf;
  erasedMembers: ErasedMembers;
  sharedMarks: ReadSharedMarks;
}

export interface ShoppingLink {
  url: string;
  endsAt: string;
}

export interface SharedShoppingList {
  endsAt: string;
  marks: SharedMark[];
}

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

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

/** Null if the link has ended, or never was one. BAD_USER_INPUT of a list that is larger than any that the app makes. */
export async function readSharedList(
  { database, clock, erasedMembers, sharedMarks }: ShoppingLinkServices,
  token: string,
): Promise<SharedShoppingList | null> {
  const link = await findLinkByToken(database, hashOfToken(token), clock());
  if (link === null || erasedMembers.has(link.memberId)) return null;
  const marks = await sharedMarks(link.memberId);
  if (marks === null) throw badInput('token', 'This list is too long to be shared.');
  return { endsAt: momentInTallinn(link.endsAt), marks };
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
