/**
 * Content of level OWNER is one member's: a personal plan. She and staff see it; to everybody else it does not exist, so
 * whatever is made of content once for many callers is made for each owner by herself.
 */
import type { AccessLevel } from '../../../../contract/enumerations.ts';
import { opens } from '../../../../contract/permissions.ts';
import type { Caller, Member } from '../../../core/caller.ts';
import type { ContentSnapshot } from './content-store.ts';

export interface Owned {
  accessLevel: AccessLevel;
  /** A member's id or her email, in lower case. */
  owner?: string;
}

/** Returns the names by which content may refer to a member. An unverified email could be anybody's. */
function namesOf(member: Member | null): readonly string[] {
  if (member === null) return [];
  return member.isEmailVerified ? [member.id, member.email.toLowerCase()] : [member.id];
}

/** Returns whether it was made for the member. */
export function isHers({ owner }: Pick<Owned, 'owner'>, member: Member | null): boolean {
  return owner !== undefined && namesOf(member).includes(owner);
}

/** Returns whether a piece of content is open to the caller, including her own. */
export function isOpenTo(body: Owned, { viewer, member }: Caller): boolean {
  return opens(body.accessLevel, viewer, isHers(body, member));
}

/** Returns whether the caller must not learn that it exists. */
export function isHidden({ accessLevel, locked }: { accessLevel: AccessLevel; locked: boolean }): boolean {
  return accessLevel === 'OWNER' && locked;
}

const owners = new WeakMap<ContentSnapshot, ReadonlySet<string>>();

function ownersIn(snapshot: ContentSnapshot): ReadonlySet<string> {
  let found = owners.get(snapshot);
  if (found === undefined) {
    const items = [...snapshot.recipes, ...snapshot.trainings];
    found = new Set(items.flatMap(({ body }) => body.owner ?? []));
    owners.set(snapshot, found);
  }
  return found;
}

/**
 * Returns the same for all callers who see the same in this snapshot. It names what opens content, not who asks: what a
 * member may see changes with her address and with whether her token has it verified.
 */
export function contentClassOf(snapshot: ContentSnapshot, { accessClass, member }: Caller): string {
  const names = ownersIn(snapshot);
  const hers = namesOf(member).filter((name) => names.has(name));
  return hers.length > 0 ? `${accessClass} owner:${hers.join()}` : accessClass;
}
