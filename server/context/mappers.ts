/** The sources of contract types that need more than their fields; scripts/generate.mjs reads the names. */
import type * as timeline from '../modules/diary/measurements/measurement-event.ts';
import type * as library from '../modules/find/library/content-digest.ts';
import type * as trainings from '../modules/training/trainings/training-views.ts';

export type ContentDigestSource = library.Digests;
export type TrainingSource = trainings.TrainingSource;
export type MeasurementEventSource = timeline.MeasurementEventSource;
