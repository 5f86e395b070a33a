import { requireMember } from '../../../core/caller.ts';
import { checkedLimit } from '../../../core/page-tokens.ts';
import { listMarks, readLastPlace } from './marks.repository.ts';
import { marksOf, placeOf } from './marks.rules.ts';
import { saveMarks } from './save-marks.ts';
import type { MutationResolvers, QueryResolvers } from '../../../context/resolver-types.generated.ts';

const PAGE_MARKS = 200;

export const markQueries = {
  async getMyMarks(_parent, { since, limit }, { caller, services }) {
    const { id } = requireMember(caller);
    const { database } = services;
    const asked = placeOf(since);
    const length = checkedLimit(limit, PAGE_MARKS);
    // A place that was never given is from before the database was restored from a backup.
    const after = asked <= (await readLastPlace(database, id)) ? asked : 0;
    const found = await listMarks(database, id, { after, limit: length + 1 });
    const marks = found.slice(0, length);
    return { marks, cursor: `${marks.at(-1)?.place ?? after}`, hasMore: found.length > length };
  },
} satisfies QueryResolvers;

export const markMutations = {
  async saveMarks(_parent, { input }, { caller, services, isReplay }) {
    const member = requireMember(caller);
    return [...(await saveMarks(services, member, marksOf(input, services.clock(), isReplay)))];
  },
} satisfies MutationResolvers;
