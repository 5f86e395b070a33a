import type { CacheUpdates } from '../../../offline/cache-updates.ts';
import { addToTimelines, removeFromTimelines } from '../../../reading/timelines.cache.ts';

const isDiary = (type: string) => type === 'MEASUREMENT';

export const measurementUpdates: CacheUpdates<'createMeasurement' | 'deleteMeasurement'> = {
  createMeasurement({ createMeasurement: made }, _variables, cache) {
    const id = made?.measurement?.id;
    if (id) addToTimelines(cache, isDiary, { __typename: 'MeasurementEvent', id });
  },
  deleteMeasurement(_answer, { id }, cache) {
    removeFromTimelines(cache, isDiary, { __typename: 'MeasurementEvent', id });
  },
};
