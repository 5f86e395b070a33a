/** The diary's queued mutations, as the list of what waits shows them. */
import { formatDayAndMonth, formatTime, formatWhen } from '../../language/dates.ts';
import { formatList, formatWithUnit } from '../../language/numbers.ts';
import { diary, fill } from '../../language/words.ts';
import type { EntryOfKind } from '../../offline/entry.ts';
import { shownText } from '../../offline/shown-text.ts';
import type { EntryViews } from '../sync-status/entry-view.ts';
import { isEditable, needsEditing } from './create-measurement.ts';
import { MeasurementSheet } from './measurement-sheet.tsx';
import { FIGURES, unitOf } from '../../contract/measurement-figures.ts';
import { measurementsText } from './measurements.text.ts';
import { measurementReason } from './refusal-reason.ts';
import { useWeightHidden } from './weight-visibility.ts';

export const measurementEntries: EntryViews<'createMeasurement' | 'deleteMeasurement'> = {
  createMeasurement: {
    Title: MeasurementTitle,
    ownReason: measurementReason,
    takeBack: (outbox, entry) => outbox.add('deleteMeasurement', { id: entry.variables.input.id }),
    editing: { isPossible: isEditable, isNeeded: needsEditing, Form: MeasurementSheet },
  },
  deleteMeasurement: {
    Title: ({ entry }) => deletionTitle(entry),
    ownReason: null,
    takeBack: null,
    editing: null,
  },
};

/** `Mõõtmine 20. novembril kell 07:30: kaal 68,5 kg`. */
function MeasurementTitle({ entry }: { entry: EntryOfKind<'createMeasurement'> }) {
  const isWeightHidden = useWeightHidden();
  const { input } = entry.variables;
  const figures = FIGURES.flatMap((figure) => {
    const value = input[figure];
    if (value === null || value === undefined) return [];
    if (figure === 'weight' && isWeightHidden) return [measurementsText.entryWeightHidden];
    return [`${diary[figure].toLowerCase()} ${formatWithUnit(value, unitOf(figure))}`];
  });
  const title = fill(measurementsText.entryTitle, { when: formatWhen(input.eventDateTime) });
  return `${title}: ${contents(figures, entry.hasPhoto)}`;
}

function contents(figures: readonly string[], hasPhoto: boolean): string {
  if (figures.length === 0) return measurementsText.entryPhotoAlone;
  return hasPhoto
    ? fill(measurementsText.entryWithPhoto, { figures: figures.join(', ') })
    : formatList(figures);
}

function deletionTitle({ shown }: EntryOfKind<'deleteMeasurement'>): string {
  const moment = shownText(shown, 'eventDateTime');
  if (moment === undefined) return measurementsText.entryDeletion;
  return fill(measurementsText.entryDeletionOf, {
    day: formatDayAndMonth(moment, 'genitive'),
    time: formatTime(moment),
  });
}
