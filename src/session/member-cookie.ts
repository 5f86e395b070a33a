/** The cookie that says whether this device has a member. It is written only when the session has been read. */
import { MEMBER_MARK } from '../../contract/member-mark.ts';

const MARK_SECONDS = 400 * 24 * 60 * 60;

/** Keeps a start without the worker from showing her what visitors see. */
export function markDevice(hasMember: boolean): void {
  const seconds = hasMember ? MARK_SECONDS : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${MEMBER_MARK}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

/** True if it had one when that was last known. */
export function hadMember(): boolean {
  return document.cookie.split('; ').includes(`${MEMBER_MARK}=1`);
}
