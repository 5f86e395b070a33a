/** Paths that the server answers, and no screen of the app has. The worker leaves them to it, and the dev server hands them on. */
import { CLOSED_MEDIA, OPEN_MEDIA } from './media-paths.ts';

export const GRAPHQL_PATH = '/graphql';
export const CONFIGURATION_PATH = '/config.json';
export const UPLOAD_PATH = '/profile/upload';
export const HEALTH_PATH = '/healthz';
export const PHONE_REPORTS_PATH = '/phone-reports';
const ERASED_PATH = '/erased/';
/** Paths of the embedded parts. */
export const IDENTITY_PATH = '/idp';
export const OBJECTS_PATH = '/objects';

/** One that ends with a slash covers only paths below it: `/media` is a screen. */
export const SERVICE_PATHS = [
  GRAPHQL_PATH,
  CONFIGURATION_PATH,
  UPLOAD_PATH,
  IDENTITY_PATH,
  OBJECTS_PATH,
  OPEN_MEDIA,
  CLOSED_MEDIA,
  '/pay',
  '/webhooks',
  '/mailbox',
  HEALTH_PATH,
  '/csp-reports',
  PHONE_REPORTS_PATH,
  ERASED_PATH,
  '/robots.txt',
  '/sitemap.xml',
];

/** The path under which the service says if a member's account was erased. */
export const erasedPath = (memberId: string): string => ERASED_PATH + memberId;

export function isServicePath(pathname: string): boolean {
  return SERVICE_PATHS.some(
    (path) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
  );
}
