import { CALENDAR_PAGE_LIMIT } from '../../../../contract/limits.ts';
import type { Caller, Member } from '../../../core/caller.ts';
import { requireMember, requirePermission } from '../../../core/caller.ts';
import type { AllServices, RequestContext } from '../../../context/context.ts';
import { Failure } from '../../../core/failures.ts';
import { checkedLimit } from '../../../core/page-tokens.ts';
import { noteLookUp } from '../../../context/look-ups.ts';
import type { QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { findProfile } from '../../platform/profile/profile.repository.ts';
import { sessionEventOf, SETS_OF_LISTED_SESSION } from '../../training/sessions/session-event.ts';
import {
  countWithinSets,
  listSessions,
  type SessionsAsked,
} from '../../training/sessions/sessions.repository.ts';
import { listCompletions } from '../../training/completions/completions.repository.ts';
import { isUuid } from '../../../core/uuid.ts';
import { listMeasurements } from '../../diary/measurements/measurements.repository.ts';
import { measurementEventOf } from '../../diary/measurements/measurement-event.ts';
import { completionEventsOf } from '../../training/completions/completion-event.ts';
import { type TimelineType, timelineTypeOf } from './timeline-type.ts';
import { positionOf, readTimelinePage } from '../../../core/timeline-page.ts';

/** Returns whose completions are requested: another member's only for a trainer, and only if that member exists. */
async function completionsOwner(context: RequestContext, owner: string | null | undefined) {
  const { caller, services } = context;
  const member = requireMember(caller);
  if (owner === null || owner === undefined || owner === member.id)
    return { id: member.id as string, email: member.email };
  requirePermission(caller, 'TRAINER');
  if (!isUuid(owner)) throw new Failure('NOT_FOUND');
  noteLookUp(context, 'getMyTimelineByType', owner);
  const profile = await findProfile(services.database, owner);
  if (profile === null) throw new Failure('NOT_FOUND');
  return { id: profile.memberId, email: profile.email };
}

interface PageArguments {
  limit?: number | null;
  nextToken?: string | null;
  owner?: string | null;
}

/** Nobody may name another member. */
function requireOwn(caller: Caller, owner: string | null | undefined): Member {
  const member = requireMember(caller);
  if (owner !== null && owner !== undefined && owner !== member.id) throw new Failure('NOT_AUTHORIZED');
  return member;
}

async function measurementPage(services: AllServices, caller: Caller, asked: PageArguments) {
  const member = requireOwn(caller, asked.owner);
  const scope = `getMyTimelineByType MEASUREMENT ${member.id}`;
  const after = positionOf(scope, asked.nextToken, services.pageTokens);
  const read = (count: number) => listMeasurements(services.database, member.id, count, after);
  const page = await readTimelinePage(read, checkedLimit(asked.limit, 100), scope, services.pageTokens);
  return { events: page.rows.map(measurementEventOf), nextToken: page.nextToken };
}

type MonthsType = Extract<TimelineType, { month: string | null }>;

const ALL_SESSIONS: MonthsType = { kind: 'SESSION', month: null };

/** A page ends early if its sessions have more sets than it was reckoned with, and the next begins. */
function withinSets(services: AllServices, asked: SessionsAsked, limit: number): Promise<number> {
  const maxSets = Math.min(limit, CALENDAR_PAGE_LIMIT) * SETS_OF_LISTED_SESSION;
  return countWithinSets(services.database, asked, { count: limit, maxSets });
}

async function sessionPage(
  services: AllServices,
  caller: Caller,
  { month }: MonthsType,
  asked: PageArguments,
) {
  const member = requireOwn(caller, asked.owner);
  const scope = `getMyTimelineByType SESSION ${month ?? ''} ${member.id}`;
  const after = positionOf(scope, asked.nextToken, services.pageTokens);
  const sessions = { memberId: member.id, month, after };
  const read = (count: number) => listSessions(services.database, sessions, count);
  const limit = await withinSets(services, sessions, checkedLimit(asked.limit, 100));
  const page = await readTimelinePage(read, limit, scope, services.pageTokens);
  return { events: page.rows.map(sessionEventOf), nextToken: page.nextToken };
}

async function completionPage(context: RequestContext, { month }: MonthsType, asked: PageArguments) {
  const { caller, services } = context;
  const owner = await completionsOwner(context, asked.owner);
  const scope = `getMyTimelineByType COMPLETEDTRAINING ${month ?? ''} ${owner.id} ${caller.member?.id ?? ''}`;
  const after = positionOf(scope, asked.nextToken, services.pageTokens);
  const read = (count: number) =>
    listCompletions(services.database, { memberId: owner.id, month, after }, count);
  const page = await readTimelinePage(read, checkedLimit(asked.limit, 100), scope, services.pageTokens);
  const shown = { caller, snapshot: await services.content.current(), ownerEmail: owner.email };
  return {
    events: completionEventsOf(page.rows, shown),
    nextToken: page.nextToken,
  };
}

export const timelineQueries = {
  getMySessions(_parent, asked, { caller, services }) {
    return sessionPage(services, caller, ALL_SESSIONS, asked);
  },

  async getMyTimelineByType(_parent, { type, ...asked }, context) {
    const { caller, services } = context;
    requireMember(caller);
    const timelineType = timelineTypeOf(type);
    switch (timelineType.kind) {
      case 'MEASUREMENT':
        return measurementPage(services, caller, asked);
      case 'COMPLETEDTRAINING':
        return completionPage(context, timelineType, asked);
      case 'SESSION':
        return sessionPage(services, caller, timelineType, asked);
    }
  },
} satisfies QueryResolvers;
