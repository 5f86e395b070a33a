import {
  AUTHENTICATING_PERMISSIONS,
  SIGNED_OUT_PERMISSIONS,
  permissionsOfGroups,
} from '../../contract/permissions.ts';
import type { Permission } from '../../contract/permissions.ts';
import type { Session } from '../session/session.ts';

/** Returns the permissions of the session's user, by section 6 of the specification. */
export function permissionsOfSession(session: Session): ReadonlySet<Permission> {
  switch (session.state) {
    case 'authenticating':
      return AUTHENTICATING_PERMISSIONS;
    case 'unauthenticated':
      return SIGNED_OUT_PERMISSIONS;
    case 'authenticated':
      return permissionsOfGroups(session.member.groups);
  }
}
