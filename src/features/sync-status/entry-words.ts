/** Entries in plain words: what each is, and why one was refused. */
import { formatDayAndMonth, formatTime } from '../../language/dates.ts';
import { formatList, formatWithUnit } from '../../language/numbers.ts';
import { apiErrors, diary, fill, sync } from '../../language/words.ts';
import type { Entry, EntryOfKind } from '../../offline/entry.ts';
import { type Figure, FIGURES, isFigure, unitOf } from '../measurements/measurement.ts';
import { clockWords } from './clock-words.ts';
import { syncStatusText } from './sync-status.text.ts';

/** `20. novembril kell 07:30`. */
function formatWhen(moment: string): string {
  return `${formatDayAndMonth(moment, 'adessive')} kell ${formatTime(moment)}`;
}

/** `Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg`. */
export function entryTitle(entry: Entry, isWeightHidden: boolean): string {
  switch (entry.kind) {
    case 'createMeasurement': {
      const title = fill(syncStatusText.measurement, {
        when: formatWhen(entry.variables.input.eventDateTime),
      });
      return `${title}: ${measurementWords(entry, isWeightHidden)}`;
    }
    case 'deleteMeasurement': {
      const moment = shownText(entry.shown, 'eventDateTime');
      if (moment === undefined) return syncStatusText.deleteMeasurement;
      return fill(syncStatusText.deleteMeasurementOf, {
        day: formatDayAndMonth(moment, 'genitive'),
        time: formatTime(moment),
      });
    }
    case 'completeTraining': {
      const when = formatWhen(entry.variables.eventDateTime);
      return fill(syncStatusText.completeTraining, {
        when,
        title: shownText(entry.shown, 'title') ?? '',
      }).replace(/: $/, '');
    }
    case 'uncompleteTraining': {
      const title = shownTrainingTitle(entry.shown);
      return title === undefined
        ? syncStatusText.uncompleteTraining
        : fill(syncStatusText.uncompleteTrainingOf, { title });
    }
    case 'giveConsent':
      return entry.variables.kind === 'PHOTOS'
        ? syncStatusText.consentPhotos
        : syncStatusText.consentMeasurements;
    case 'editMyProfile':
      return syncStatusText.editMyProfile;
  }
}

function measurementWords(entry: EntryOfKind<'createMeasurement'>, isWeightHidden: boolean): string {
  const { input } = entry.variables;
  const words = FIGURES.flatMap((figure) => {
    const value = input[figure];
    if (value === null || value === undefined) return [];
    if (figure === 'weight' && isWeightHidden) return [syncStatusText.weightHidden];
    return [`${diary[figure].toLowerCase()} ${formatWithUnit(value, unitOf(figure))}`];
  });
  if (words.length === 0) return syncStatusText.photoAlone;
  return entry.hasPhoto ? fill(syncStatusText.withPhoto, { figures: words.join(', ') }) : formatList(words);
}

function shownText(shown: unknown, key: string): string | undefined {
  if (typeof shown !== 'object' || shown === null) return undefined;
  const value: unknown = Reflect.get(shown, key);
  return typeof value === 'string' ? value : undefined;
}

/** The card of the training, or the completion that holds one. */
function shownTrainingTitle(shown: unknown): string | undefined {
  if (typeof shown !== 'object' || shown === null) return undefined;
  return shownText(shown, 'title') ?? shownText(Reflect.get(shown, 'training'), 'title');
}

/** Why a refused entry was not taken, as a sentence of its own; undefined while it has not been refused. */
export function refusalSentence(entry: Entry): string | undefined {
  const clock = clockWords(entry);
  if (clock) return `${clock.fault}. ${clock.question}`;
  const reason = refusalReason(entry);
  return reason === undefined ? undefined : fill(sync['failed.detail'], { reason });
}

/** Why the server did not take a refused entry; undefined while it has not been refused. */
export function refusalReason(entry: Entry): string | undefined {
  if (!entry.refusal) return undefined;
  const { code, field } = entry.refusal;
  const figure = field?.split('.').at(-1);
  switch (code) {
    case 'PHOTO_REFUSED':
      return syncStatusText.photoRefused;
    case 'INTERNAL':
      return syncStatusText.serverTrouble;
    case 'NOT_FOUND':
      return entry.kind === 'createMeasurement' ? syncStatusText.measurementGone : apiErrors.NOT_FOUND;
    case 'NOT_AUTHORIZED':
      return entry.kind === 'createMeasurement' ? syncStatusText.consentNeeded : apiErrors.NOT_AUTHORIZED;
    case 'BAD_USER_INPUT':
      if (figure === undefined) return apiErrors.BAD_USER_INPUT;
      return isFigure(figure) ? figureReason(figure) : badFieldReason(figure);
    case 'RATE_LIMITED':
      return apiErrors.RATE_LIMITED;
    case 'CLOCK_WRONG':
      return clockWords(entry)?.fault;
  }
}

function figureReason(figure: Figure): string {
  return fill(syncStatusText.fieldReason, {
    reason: diary[`err.range.${unitOf(figure)}`],
    field: diary[figure],
  });
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  eventDateTime: `${diary.date}, ${diary.time.toLowerCase()}`,
  withPhoto: diary.photo,
};

function badFieldReason(field: string): string {
  const word = FIELD_WORDS[field];
  return word === undefined
    ? apiErrors.BAD_USER_INPUT
    : fill(syncStatusText.fieldReason, { reason: apiErrors.BAD_USER_INPUT, field: word });
}
