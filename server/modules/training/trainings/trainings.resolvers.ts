import { isCalendarDay, isCalendarMonth } from '../../../../contract/calendar-day.ts';
import type { AllServices } from '../../../context/context.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import { checkedLimit, pageOf } from '../../../core/page-tokens.ts';
import type { QueryResolvers, TrainingResolvers } from '../../../context/resolver-types.generated.ts';
import { contentClassOf, isHidden } from '../../platform/content/ownership.ts';
import { daysOf, scheduleOn } from './schedule.ts';
import { trainingViews } from './training-views.ts';

export const trainingQueries = {
  async getTraining(_parent, { id }, { caller, services }) {
    const training = trainingViews(await services.content.current(), caller).byId.get(id);
    if (training === undefined || isHidden(training)) throw new Failure('NOT_FOUND');
    return { ...training, refusesVideo: training.locked };
  },

  async listTrainings(_parent, { limit, nextToken }, { caller, services }) {
    const snapshot = await services.content.current();
    const scope = `listTrainings ${contentClassOf(snapshot, caller)}`;
    const { list } = trainingViews(snapshot, caller);
    const asked = { limit: checkedLimit(limit, 100), nextToken, scope };
    return pageOf(list, asked, services.pageTokens);
  },

  async listLatestTrainings(_parent, { limit, nextToken }, { caller, services }) {
    const snapshot = await services.content.current();
    const scope = `listLatestTrainings ${contentClassOf(snapshot, caller)}`;
    const { latest } = trainingViews(snapshot, caller);
    const asked = { limit: checkedLimit(limit, 10), nextToken, scope };
    return pageOf(latest, asked, services.pageTokens);
  },

  async getPublicTimeline(_parent, { limit, nextToken, type, eventDateTime }, { caller, services }) {
    if (type !== 'SCHEDULED') throw badInput('type', 'type is SCHEDULED.');
    if (!isCalendarMonth(eventDateTime) && !isCalendarDay(eventDateTime)) {
      throw badInput('eventDateTime', 'eventDateTime is a month key or a date.');
    }
    const snapshot = await services.content.current();
    const events = daysOf(eventDateTime).flatMap((day) => scheduleOn(day, snapshot, caller));
    const scope = `getPublicTimeline ${eventDateTime} ${contentClassOf(snapshot, caller)}`;
    const page = pageOf(events, { limit: checkedLimit(limit, 100), nextToken, scope }, services.pageTokens);
    return { events: page.items, nextToken: page.nextToken };
  },
} satisfies QueryResolvers;

function signed(path: string | null | undefined, { mediaAddresses }: AllServices): string | null {
  return path === null || path === undefined ? null : mediaAddresses.sign(path);
}

export const trainingFields = {
  video({ video, refusesVideo }, _arguments, { services }) {
    if (refusesVideo === true) throw new Failure('NOT_AUTHORIZED');
    return signed(video, services);
  },
  thumbnail: ({ thumbnail }, _arguments, { services }) => signed(thumbnail, services),
} satisfies TrainingResolvers;
