/** The diary's queued mutations, as the list of what waits shows them. */
import { formatDaySeenFrom, formatTime, formatWhen } from '../../../language/dates.ts';
import { formatList, formatWithUnit } from '../../../language/numbers.ts';
import { diary, fill } from '../../../language/words.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { shownText } from '../../../offline/shown-text.ts';
import { useToday } from '../../../ui/use-today.ts';
import type { EntryViews } from '../../../platform/sync-status/entry-view.ts';
import { isBeingDeleted, isEditable, needsEditing } from './create-measurement.ts';
import { MeasurementSheet } from './measurement-sheet.tsx';
import { FIGURES, unitOf } from '../../../../contract/measurement-figures.ts';
import { measurementsText } from './measurements.text.ts';
import { measurementReason } from './refusal-reason.ts';
import { useWeightHidden } from './weight-visibility.ts';

export const measurementEntries: EntryViews<'createMeasurement' | 'deleteMeasurement'> = {
  createMeasurement: {
    Title: MeasurementTitle,
    ownReason: measurementReason,
    takeBack: (outbox, entry) => outbox.add('deleteMeasurement', { id: entry.variables.input.id }),
    editing: {
      isPossible: (entry, entries) => isEditable(entry) && !isBeingDeleted(entry, entries),
      isNeeded: needsEditing,
      Form: MeasurementSheet,
    },
  },
  deleteMeasurement: {
    Title: DeletionTitle,
    ownReason: null,
    takeBack: null,
    editing: null,
  },
};

/** `Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg`. */
function MeasurementTitle({ entry }: { entry: EntryOfKind<'createMeasurement'> }) {
  const isWeightHidden = useWeightHidden();
  const today = useToday();
  const { input } = entry.variables;
  const figures = FIGURES.flatMap((figure) => {
    const value = input[figure];
    if (value === null || value === undefined) return [];
    if (figure === 'weight' && isWeightHidden) return [measurementsText.entryWeightHidden];
    return [`${diary[figure].toLowerCase()} ${formatWithUnit(value, unitOf(figure))}`];
  });
  const title = fill(measurementsText.entryTitle, { when: formatWhen(input.eventDateTime, today) });
  return `${title}: ${contents(figures, entry.hasPhoto)}`;
}

function contents(figures: readonly string[], hasPhoto: boolean): string {
  if (figures.length === 0) return measurementsText.entryPhotoAlone;
  return hasPhoto
    ? fill(measurementsText.entryWithPhoto, { figures: figures.join(', ') })
    : formatList(figures);
}

function DeletionTitle({ entry }: { entry: EntryOfKind<'deleteMeasurement'> }) {
  const today = useToday();
  const moment = shownText(entry.shown, 'eventDateTime');
  if (moment === undefined) return measurementsText.entryDeletion;
  return fill(measurementsText.entryDeletionOf, {
    day: formatDaySeenFrom(today, moment, 'genitive'),
    time: formatTime(moment),
  });
}
