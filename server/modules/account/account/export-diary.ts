/** Her diary in the export, read page by page as it is asked for. */
import { FIGURES, unitOf } from '../../../../contract/measurement-figures.ts';
import type { Member } from '../../../core/caller.ts';
import { sessionEventOf } from '../../training/sessions/session-event.ts';
import type { SessionRow } from '../../training/sessions/sessions.repository.ts';
import { listSessions } from '../../training/sessions/sessions.repository.ts';
import type { CompletionRow } from '../../training/completions/completions.repository.ts';
import { listCompletions } from '../../training/completions/completions.repository.ts';
import { figuresInUnits } from '../../diary/measurements/measurement-figures.ts';
import { isPhotoThere } from '../../diary/measurements/measurement-photo.ts';
import type { MeasurementRow } from '../../diary/measurements/measurements.repository.ts';
import { listMeasurements } from '../../diary/measurements/measurements.repository.ts';
import { measurementEventOf } from '../../diary/measurements/measurement-event.ts';
import type { TimelinePosition } from '../../../core/timeline-page.ts';
import type { AccountServices } from './account-services.ts';

/** The time for which the address of a picture can be opened. */
export const ADDRESS_SECONDS = 15 * 60;
/** Few enough that others hardly wait for them. */
const PAGE_ROWS = 100;

export interface ExportedList {
  name: string;
  pages: AsyncIterable<readonly object[]>;
}

export function exportMeasurements(services: AccountServices, member: Member): ExportedList {
  const read = (after: TimelinePosition | null) =>
    listMeasurements(services.database, member.id, PAGE_ROWS, after);
  const toItem = async (row: MeasurementRow) => ({
    id: row.id,
    eventDateTime: row.eventDateTime,
    ...namedByUnit(figuresInUnits(row)),
    photoUrl: await photoAddressOf(services, row),
  });
  return { name: 'measurements', pages: pagesOf(read, toItem) };
}

/** As `weightKg` and `waistCm`. */
function namedByUnit(figures: ReturnType<typeof figuresInUnits>): object {
  const named = FIGURES.map((name) => [name + (unitOf(name) === 'kg' ? 'Kg' : 'Cm'), figures[name]]);
  return Object.fromEntries(named);
}

type Positioned = { id: string; eventAt: Date | null };

async function* pagesOf<Row extends Positioned>(
  read: (after: TimelinePosition | null) => Promise<Row[]>,
  toItem: (row: Row) => Promise<object>,
): AsyncGenerator<readonly object[]> {
  let after: TimelinePosition | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    yield await Promise.all(rows.map(toItem));
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || last?.eventAt == null) return;
    after = { eventAt: last.eventAt.toISOString(), id: last.id };
  }
}

async function photoAddressOf(services: AccountServices, row: MeasurementRow): Promise<string | null> {
  const { photo } = measurementEventOf(row);
  if (photo === null || !(await isPhotoThere(services, photo))) return null;
  return services.objects.presignFreshRead(photo.key, ADDRESS_SECONDS);
}

export function exportCompletions(services: AccountServices, member: Member): ExportedList {
  const read = (after: TimelinePosition | null) =>
    listCompletions(services.database, { memberId: member.id, month: null, after }, PAGE_ROWS);
  const toItem = async ({ id, eventDateTime, alsoDoneAt, takenBack, trainingId }: CompletionRow) => {
    const { trainings } = await services.content.current();
    const title = trainings.find(({ body }) => body.id === trainingId)?.body.title ?? null;
    return { id, eventDateTime, alsoDoneAt, takenBack, training: { id: trainingId, title } };
  };
  return { name: 'completions', pages: pagesOf(read, toItem) };
}

export function exportSessions(services: AccountServices, member: Member): ExportedList {
  const read = (after: TimelinePosition | null) =>
    listSessions(services.database, { memberId: member.id, month: null, after }, PAGE_ROWS);
  const toItem = (row: SessionRow) => {
    const { __typename: _type, sets, ...session } = sessionEventOf(row);
    const performed = sets.map(({ weight, ...set }) => ({ ...set, weightKg: weight }));
    return Promise.resolve({ ...session, sets: performed });
  };
  return { name: 'sessions', pages: pagesOf(read, toItem) };
}
