/** Files that are broken, foreign or made to harm: each is named in words, nothing is fetched, and nothing of it is kept. */
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interpretFile, likelyChoices } from '../../../../../src/features/diary/import/interpret-file.ts';
import { unreadableText } from '../../../../../src/features/diary/import/measurement-import.text.ts';
import { problemSentence } from '../../../../../src/features/diary/import/problem-sentence.ts';
import { readFile } from '../../../../../src/features/diary/import/read-file.ts';
import type { UnreadableReason } from '../../../../../src/features/diary/import/unreadable-file.ts';
import { type ArchivedFile, zipOf } from '../../../../support/zip-archive.ts';

const HEALTH = '<HealthData locale="et_EE">';
const RECORD =
  '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-02-01 07:00:00 +0200" value="68"/>';
const HEADER = 'Date,Weight (kg)\n';
const archive = (contents: string | Uint8Array, more: Partial<ArchivedFile> = {}) =>
  zipOf([{ name: 'apple_health_export/export.xml', contents, ...more }]);

/** Thirty megabytes of a well-formed export in thirty kilobytes. */
const LAUGHTER = Buffer.from(`${HEALTH}${'<Me/>'.repeat(6_000_000)}</HealthData>`);
const packed = { bytes: deflateRawSync(LAUGHTER), size: LAUGHTER.length };

const honest = archive(`${HEALTH}${RECORD}</HealthData>`);

const LAUGHS = `<?xml version="1.0"?>
<!DOCTYPE HealthData [
 <!ENTITY lol "lol">
 <!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
 <!ENTITY lol2 "&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;">
]>
${HEALTH}<Me name="&lol2;"/></HealthData>`;
const EXTERNAL = `<?xml version="1.0"?>
<!DOCTYPE HealthData [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
${HEALTH}<Me name="&secret;"/></HealthData>`;

interface BadFile {
  name: string;
  bytes: string | Uint8Array<ArrayBuffer>;
  reason: UnreadableReason;
}

const BAD_FILES: readonly BadFile[] = [
  { name: 'an empty file', bytes: '', reason: 'empty' },
  { name: 'a sign-in page saved as CSV', bytes: '<!doctype html><html><body>Logi sisse', reason: 'webPage' },
  { name: 'a page that begins with its head', bytes: '\n <html lang="et"><head>', reason: 'webPage' },
  { name: 'a letter', bytes: 'Tere!\n\nSaadan sulle oma mõõdud.\n', reason: 'noColumns' },
  { name: 'a table of something else', bytes: 'Date,Steps\n2026-02-01,4000\n', reason: 'noColumns' },
  { name: 'a table without dates', bytes: 'Weight,Fat\n68.5,22\n', reason: 'noColumns' },
  {
    name: 'a quote that never ends',
    bytes: `${HEADER}"2026-02-01,68.5\n2026-02-02,68\n`,
    reason: 'brokenTable',
  },
  { name: 'a quote within a cell', bytes: `${HEADER}"2026"-02-01,68.5\n`, reason: 'brokenTable' },
  { name: 'a line of a megabyte', bytes: `${HEADER}${'1'.repeat(1_000_000)}`, reason: 'longLine' },
  { name: 'a thousand columns', bytes: `${HEADER}${'1,'.repeat(1_000)}\n`, reason: 'longLine' },
  {
    name: 'a hundred thousand rows and one',
    bytes: HEADER + '2026-02-01,68\n'.repeat(100_001),
    reason: 'tooLarge',
  },
  { name: 'a table of 21 MB', bytes: HEADER + ' '.repeat(21_000_000), reason: 'tooLarge' },
  {
    name: 'a picture',
    bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]),
    reason: 'unknownKind',
  },
  { name: 'an old workbook', bytes: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), reason: 'spreadsheet' },
  {
    name: 'a workbook',
    bytes: zipOf([
      { name: '[Content_Types].xml', contents: '<Types/>' },
      { name: 'xl/workbook.xml', contents: '<workbook/>' },
    ]),
    reason: 'spreadsheet',
  },
  { name: 'a billion laughs', bytes: LAUGHS, reason: 'entities' },
  { name: 'a billion laughs, archived', bytes: archive(LAUGHS), reason: 'entities' },
  { name: 'an entity of another file', bytes: EXTERNAL, reason: 'entities' },
  {
    name: 'an entity that nothing declares',
    bytes: `${HEALTH}${RECORD.replace('68', '&x;')}</HealthData>`,
    reason: 'brokenXml',
  },
  { name: 'another XML', bytes: '<?xml version="1.0"?><gpx><trk/></gpx>', reason: 'otherXml' },
  { name: 'a health export that stops', bytes: `${HEALTH}${RECORD}<Record type="HKQ`, reason: 'brokenXml' },
  { name: 'tags that do not pair', bytes: `${HEALTH}<Workout></HealthData>`, reason: 'brokenXml' },
  {
    name: 'an attribute of two megabytes',
    bytes: `${HEALTH}<Record value="${'1'.repeat(2_000_000)}"/></HealthData>`,
    reason: 'longLine',
  },
  { name: 'a name of two megabytes', bytes: `${HEALTH}<${'a'.repeat(2_000_000)}`, reason: 'longLine' },
  {
    name: 'a document type of two million ends',
    bytes: `<?xml version="1.0"?><!DOCTYPE HealthData [${'>'.repeat(2_000_000)}`,
    reason: 'longLine',
  },
  {
    name: 'a document type of two megabytes',
    bytes: `<?xml version="1.0"?><!DOCTYPE HealthData [${' '.repeat(2_000_000)}]>${HEALTH}</HealthData>`,
    reason: 'longLine',
  },
  { name: 'an archive that was cut', bytes: honest.slice(0, honest.length - 40), reason: 'brokenArchive' },
  { name: 'the beginning of an archive alone', bytes: honest.slice(0, 60), reason: 'brokenArchive' },
  {
    name: 'an archive whose packed text is damaged',
    bytes: honest.map((byte, index) => (index > 80 && index < 110 ? byte ^ 0xff : byte)),
    reason: 'brokenArchive',
  },
  {
    name: 'an archive that lies about sizes',
    bytes: archive(`${HEALTH}</HealthData>`, { claimedSize: 7 }),
    reason: 'brokenArchive',
  },
  {
    name: 'a locked archive',
    bytes: archive(`${HEALTH}</HealthData>`, { isLocked: true }),
    reason: 'lockedArchive',
  },
  { name: 'a bomb', bytes: archive('', { packed }), reason: 'bomb' },
  {
    name: 'a bomb that calls itself small',
    bytes: archive('', { packed, claimedSize: 100 }),
    reason: 'bomb',
  },
  {
    name: 'an archive in an archive',
    bytes: zipOf([{ name: 'export.zip', contents: honest }]),
    reason: 'archiveInArchive',
  },
  {
    name: 'an archive of photos',
    bytes: zipOf([{ name: 'DCIM/1.jpg', contents: 'x' }]),
    reason: 'nothingInArchive',
  },
  {
    name: 'names that climb out of their folder',
    bytes: zipOf([{ name: '../../etc/passwd', contents: 'x' }]),
    reason: 'nothingInArchive',
  },
];

const fetched = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('XMLHttpRequest', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('a bad file', () => {
  it.each(BAD_FILES)('is named: $name', async ({ bytes, reason }) => {
    expect(await readFile(new Blob([bytes]))).toMatchObject({ ok: false, reason });
    expect(unreadableText[reason]).toMatch(/^\p{Lu}.+\.$/u);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that disappears while it is read is named too', async () => {
    const file = new Blob([`${HEADER}2026-02-01,68.5\n`]);
    file.slice = () => {
      throw new DOMException('Gone', 'NotFoundError');
    };
    expect(await readFile(file)).toEqual({ ok: false, reason: 'lost' });
  });

  it('can be stopped', async () => {
    const stopping = new AbortController();
    const reading = readFile(new Blob([HEADER + '2026-02-01,68\n'.repeat(50_000)]), {
      signal: stopping.signal,
    });
    stopping.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a bad row', () => {
  const ROWS = [
    ['2026-02-30 07:00', '68', 'Rida 2: kuupäevast „2026-02-30 07:00“ ei saa aru.'],
    ['99.99.2026', '68', 'Rida 2: kuupäevast „99.99.2026“ ei saa aru.'],
    ['2026-02-01 25:00', '68', 'Rida 2: kuupäevast „2026-02-01 25:00“ ei saa aru.'],
    ['2026-02-01 07:00 +9900', '68', 'Rida 2: kuupäevast „2026-02-01 07:00 +9900“ ei saa aru.'],
    ['0001-01-01', '68', 'Rida 2: kuupäevast „0001-01-01“ ei saa aru.'],
    ['', '68', 'Rida 2: kuupäev puudub.'],
    ['2026-11-21', '68', 'Rida 2: 21. november 2026 on alles tulevikus.'],
    ['2026-02-01', 'NaN', 'Rida 2: väärtus „NaN“ (kaal) ei ole arv.'],
    ['2026-02-01', '1e9', 'Rida 2: väärtus „1e9“ (kaal) ei ole arv.'],
    ['2026-02-01', '6.8.5', 'Rida 2: väärtus „6.8.5“ (kaal) ei ole arv.'],
    ['2026-02-01', '=HYPERLINK("x")', 'Rida 2: väärtus „=HYPERLINK("x")“ (kaal) ei ole arv.'],
    ['2026-02-01', '700', 'Rida 2: väärtus „700“ (kaal) ei mahu piiridesse 20–400 kg.'],
    ['2026-02-01', '-68', 'Rida 2: väärtus „-68“ (kaal) ei mahu piiridesse 20–400 kg.'],
    ['2026-02-01', '9'.repeat(400), `Rida 2: väärtus „${'9'.repeat(40)}“ (kaal) ei ole arv.`],
  ] as const;

  it.each(ROWS)(
    'with %s and %s is left out and said so, and the next is read',
    async (date, value, sentence) => {
      const text = `Date;Weight (kg)\n${date};${value.replaceAll('"', '')}\n2026-02-02;68,4\n`;
      const answer = await readFile(new Blob([text]));
      if (!answer.ok) throw new Error(answer.reason);
      const { measurements, problems } = interpretFile(answer.file, likelyChoices(answer.file), '2026-11-20');
      expect(
        problems.map((problem) => problemSentence(problem, answer.file).replaceAll('\u00A0', ' ')),
      ).toEqual([sentence.replace('("x")', '(x)')]);
      expect(measurements.map(({ figures }) => figures)).toEqual([{ weight: 68.4 }]);
    },
  );

  it('whose decimal comma parts its columns is not read as another figure', async () => {
    const rows = ['2026-02-01,68,5,81', '2026-02-02,68,5 kg,81', '2026-02-03,68,81', '2026-02-04,68.4,81,x'];
    const answer = await readFile(new Blob([['Date,Weight (kg),Waist (cm)', ...rows].join('\n')]));
    if (!answer.ok) throw new Error(answer.reason);
    const read = interpretFile(answer.file, likelyChoices(answer.file), '2026-11-20');
    expect(read.measurements.map(({ figures }) => figures)).toEqual([
      { weight: 68, waist: 81 },
      { weight: 68.4, waist: 81 },
    ]);
    expect(new Set(read.problems.map(({ place, kind }) => `${place} ${kind}`))).toEqual(
      new Set(['2 number', '3 number']),
    );
  });

  it('without any figure of the diary is counted, not called wrong', async () => {
    const answer = await readFile(
      new Blob(['Date,Weight (kg),Waist (cm)\n2026-02-01,0.0,\n2026-02-02,--,null\n']),
    );
    if (!answer.ok) throw new Error(answer.reason);
    const read = interpretFile(answer.file, likelyChoices(answer.file), '2026-11-20');
    expect(read).toEqual({ measurements: [], problems: [], emptyRows: 2 });
  });
});
