import { SIGNED_OUT_PERMISSIONS } from '../../contract/permissions.ts';
import type { Permission, Viewer } from '../../contract/permissions.ts';
import { Failure } from './failures.ts';

declare const verified: unique symbol;
/** A member's id. Only a verified token makes one, so what is hers cannot be asked for with any other string. */
export type MemberId = string & { readonly [verified]: true };

export interface Member {
  id: MemberId;
  email: string;
  isEmailVerified: boolean;
  /** The time when the token that names the address was issued. */
  emailAsOf: Date;
}

export interface Caller {
  /** Null for an anonymous caller. */
  member: Member | null;
  viewer: Viewer;
  /** Equal for all callers who may open the same levels of content. */
  accessClass: string;
}

export const ANONYMOUS: Caller = {
  member: null,
  viewer: { groups: [], permissions: SIGNED_OUT_PERMISSIONS },
  accessClass: 'anonymous',
};

/** The signed-in member, or NOT_AUTHORIZED. */
export function requireMember(caller: Caller): Member {
  if (caller.member === null) throw new Failure('NOT_AUTHORIZED');
  return caller.member;
}

export function requirePermission(caller: Caller, permission: Permission): void {
  if (!caller.viewer.permissions.has(permission)) throw new Failure('NOT_AUTHORIZED');
}

/** Returns null for a token that is present but invalid. */
export type IdentifyCaller = (authorization: string | undefined) => Promise<Caller | null>;
