// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MeasurementFiguresFragment } from '../../../../../contract/documents.generated.ts';
import { interpretFile, likelyChoices } from '../../../../../src/features/diary/import/interpret-file.ts';
import { planImport } from '../../../../../src/features/diary/import/plan-import.ts';
import { readFile } from '../../../../../src/features/diary/import/read-file.ts';
import { createMeasurement } from '../../../../../src/features/diary/measurements/create-measurement.ts';
import { TableDownload } from '../../../../../src/features/diary/measurements/table-download.tsx';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const NONE = { hips: null, chest: null, leftThigh: null, rightThigh: null, photoUrl: null };
let outbox: Outbox;
let saved: File[];

function stored(eventDateTime: string, weight: number | null, waist: number | null) {
  return {
    __typename: 'MeasurementEvent',
    id: eventDateTime,
    eventDateTime,
    ...NONE,
    weight,
    waist,
  } as const;
}
const STORED = [
  stored('2026-11-20T07:30:12.345+02:00', 66, null),
  stored('2026-11-10T21:05:00+02:00', null, null),
  stored('2025-07-01T06:00:00+03:00', 68.4, 82.5),
];

function open(events: readonly MeasurementFiguresFragment[], nextToken: string | null = null) {
  const { client } = serverThat(({ operation, variables }) => {
    if (operation !== 'DiaryScreen_Measurements' || variables['nextToken'] !== undefined) return undefined;
    return { getMyTimelineByType: { __typename: 'Timeline', events, nextToken } };
  });
  openPage(<TableDownload />, { outbox, client, address: '/settings' });
}
const press = async () =>
  user.click(await screen.findByRole('button', { name: 'Laadi mõõtmised tabelina alla' }));
const isReady = () =>
  waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull());

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  saved = [];
  URL.createObjectURL = (file) => {
    saved.push(file as File);
    return 'blob:saved';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
});

describe('the table of her measurements', () => {
  it('is what an Estonian spreadsheet opens: semicolons, decimal commas, days as 20.11.2026, and the mark of UTF-8', async () => {
    open(STORED);
    await isReady();
    await press();
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Kuupäev;Kellaaeg;Kehakaal (kg);Rind (cm);Vöökoht (cm);Puus (cm);Vasak reis (cm);Parem reis (cm)',
      '20.11.2026;07:30;66;;;;;',
      '01.07.2025;06:00;68,4;;82,5;;;',
      '',
    ]);
    expect(saved[0]?.name).toMatch(/^hoog-mootmised-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('has what still waits on this phone', async () => {
    const figures = { weight: 65.5, hips: 97 };
    await createMeasurement(outbox, { figures, eventDateTime: '2026-11-21T07:00:00.000+02:00' });
    open(STORED);
    await isReady();
    await press();
    expect(await saved[0]?.text()).toContain('21.11.2026;07:00;65,5;;;97;;\r\n');
  });

  it('comes back through the import as it went, and adds nothing to the diary that it came from', async () => {
    open(STORED);
    await isReady();
    await press();
    const answer = await readFile(saved[0] ?? new Blob());
    if (!answer.ok) throw new Error(answer.reason);
    const { measurements, problems } = interpretFile(answer.file, likelyChoices(answer.file), '2026-11-22');
    expect([answer.file.source, problems]).toEqual(['Hoog', []]);
    expect(measurements.map(({ eventDateTime, figures }) => [eventDateTime.slice(0, 16), figures])).toEqual([
      ['2026-11-20T07:30', { weight: 66 }],
      ['2025-07-01T06:00', { weight: 68.4, waist: 82.5 }],
    ]);
    expect(planImport(measurements, STORED)).toMatchObject({ additions: [], known: 2 });
  });

  it('is not made of a part of them: it says that a page is missing', async () => {
    open(STORED, 'b');
    await isReady();
    await press();
    expect(await screen.findByText('Kõiki mõõtmisi ei saanud praegu laadida.')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
