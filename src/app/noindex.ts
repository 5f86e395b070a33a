import { matchPath } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';

/** Returns whether search engines must not index `pathname`, also because it leads nowhere. */
export function isNoindex(pathname: string): boolean {
  return Object.values(paths).find(({ pattern }) => matchPath(pattern, pathname))?.isNoindex ?? true;
}
