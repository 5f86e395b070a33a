/** Section 6 of the specification, in one place: groups give permissions, permissions open content. */
import type { AccessLevel } from './enumerations.ts';
import { SUBSCRIPTION_TIERS } from './subscription-plans.ts';

export const GROUPS = ['admin', 'trainer', 'vip', 'premium', 'food', 'basic'] as const;
export type Group = (typeof GROUPS)[number];

export type Permission =
  | 'AUTHENTICATED'
  | 'FOOD'
  | 'TRAININGS'
  | 'TRAINER'
  | 'ADMIN'
  | 'UNAUTHENTICATED'
  | 'IS_AUTHENTICATING';

/** Permissions that only signed-in users can have. */
export type MemberPermission = Exclude<Permission, 'UNAUTHENTICATED' | 'IS_AUTHENTICATING'>;

const GROUP_PERMISSIONS: Record<Group, readonly Permission[]> = {
  admin: ['AUTHENTICATED', 'FOOD', 'TRAININGS', 'TRAINER', 'ADMIN'],
  trainer: ['AUTHENTICATED', 'FOOD', 'TRAININGS', 'TRAINER'],
  vip: ['TRAININGS', 'AUTHENTICATED', 'FOOD'],
  premium: ['TRAININGS', 'AUTHENTICATED', 'FOOD'],
  food: ['AUTHENTICATED', 'FOOD'],
  basic: ['TRAININGS', 'AUTHENTICATED'],
};

export function isGroup(name: string): name is Group {
  return Object.hasOwn(GROUP_PERMISSIONS, name);
}

/** Returns whether a subscription gives the group. The others belong to the team. */
export function isPlanGroup(name: string): boolean {
  return SUBSCRIPTION_TIERS.some((tier) => tier.toLowerCase() === name);
}

/** Returns a signed-in user's permissions: all that any of her groups gives. Unknown groups give none. */
export function permissionsOfGroups(groups: readonly string[]): ReadonlySet<Permission> {
  return new Set<Permission>([
    'AUTHENTICATED',
    ...groups.filter(isGroup).flatMap((group) => GROUP_PERMISSIONS[group]),
  ]);
}

export const SIGNED_OUT_PERMISSIONS: ReadonlySet<Permission> = new Set<Permission>(['UNAUTHENTICATED']);
export const AUTHENTICATING_PERMISSIONS: ReadonlySet<Permission> = new Set<Permission>(['IS_AUTHENTICATING']);

export interface Viewer {
  groups: readonly string[];
  permissions: ReadonlySet<Permission>;
}

/** Returns whether content of `level` is open to the viewer; OWNER content also to the member it was made for. */
export function opens(level: AccessLevel, viewer: Viewer, isOwner = false): boolean {
  const { permissions, groups } = viewer;
  switch (level) {
    case 'PUBLIC':
      return true;
    case 'SUBSCRIBER':
      return permissions.has('FOOD') || permissions.has('TRAININGS');
    case 'BASIC':
      return permissions.has('TRAININGS');
    case 'FOOD':
      return permissions.has('FOOD');
    case 'PREMIUM':
      return permissions.has('FOOD') && permissions.has('TRAININGS');
    case 'VIP':
      return ['vip', 'trainer', 'admin'].some((group) => groups.includes(group));
    case 'OWNER':
      return isOwner || permissions.has('TRAINER');
  }
}
