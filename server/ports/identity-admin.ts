/** The server's own calls to the identity service. */

export interface IdentityUser {
  /** The member's `sub`. */
  id: string;
  email: string;
}

export interface IdentityUsersPage {
  users: IdentityUser[];
  /** Token of the next page; null on the last. */
  paginationToken: string | null;
}

export interface IdentityAdmin {
  /** The groups that she is in now, whatever her token says; null if there is no such user. */
  groupsOf(memberId: string): Promise<readonly string[] | null>;
  /** Harmless when she is in it already, or is gone. */
  addToGroup(memberId: string, group: string): Promise<void>;
  /** Harmless when she is not in it, or is gone. */
  removeFromGroup(memberId: string, group: string): Promise<void>;
  /** Users whose address begins so, in no order that means anything; `limit` 1 to 60. */
  listByEmail(beginning: string, limit: number, paginationToken: string | null): Promise<IdentityUsersPage>;
  /** Also ends her sign-ins. Harmless if she is already deleted. */
  deleteUser(memberId: string): Promise<void>;
}

/** The most that one page of users may have. */
export const MAX_USERS_PER_PAGE = 60;
