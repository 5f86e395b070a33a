/**
 * A cookie that says only that somebody is signed in on this device, and not who: the server then answers the bare shell in place
 * of the page that it has for visitors. It is not a permission for anything.
 */
export const MEMBER_MARK = 'hoog-member';
