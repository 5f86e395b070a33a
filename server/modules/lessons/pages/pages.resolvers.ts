import { PAGES_MAX_PER_KEY } from '../../../../contract/limits.ts';
import { Failure } from '../../../core/failures.ts';
import { checkedLimit } from '../../../core/page-tokens.ts';
import { isReadableBy } from './readable-pages.ts';
import type { QueryResolvers } from '../../../context/resolver-types.generated.ts';

export const pageQueries = {
  async getCMS(_parent, { key, limit, id }, { caller, services }) {
    if (!isReadableBy(key, caller)) throw new Failure('NOT_AUTHORIZED');
    const most = checkedLimit(limit, PAGES_MAX_PER_KEY);
    const { pages } = await services.content.current();
    const ofKey = pages.filter((page) => page.key === key);
    if (id === null || id === undefined) return ofKey.slice(0, most);
    const page = ofKey.find((one) => one.id === id);
    if (page === undefined) throw new Failure('NOT_FOUND');
    return [page];
  },
} satisfies QueryResolvers;
