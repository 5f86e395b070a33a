import { matchPath } from 'react-router-dom';
import { paths } from '../contract/paths.ts';

/** Whether search engines keep out of the page at `pathname`; out of addresses that lead nowhere, too. */
export function isNoindex(pathname: string): boolean {
  return Object.values(paths).find(({ pattern }) => matchPath(pattern, pathname))?.isNoindex ?? true;
}
