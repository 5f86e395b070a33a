/** The records of an Apple Health export (`export.xml`), as they come: of gigabytes only her measurements are kept. */
import type { Figure } from '../../../../contract/measurement-figures.ts';
import { wideEncoding } from './file-text.ts';
import { READINGS_MAX, XML_MAX_BYTES } from './import-limits.ts';
import type { ReadFile, ReadRow, Unit } from './reading.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { XmlTags } from './xml-tags.ts';

const TYPES = new Map<string, Figure>(
  Object.entries({
    HKQuantityTypeIdentifierBodyMass: 'weight',
    HKQuantityTypeIdentifierWaistCircumference: 'waist',
  }),
);
const UNITS: readonly Unit[] = ['kg', 'g', 'lb', 'st', 'cm', 'mm', 'm', 'in'];
/** Small enough that the page draws between two. */
const PIECE_BYTES = 128 * 1024;
/** The number of letters of a date or a figure that are kept. */
const KEPT_LETTERS = 100;

export async function readHealthExport(
  pieces: AsyncIterable<Uint8Array>,
  pause: () => Promise<void>,
): Promise<ReadFile> {
  const rows: ReadRow[] = [];
  const tags = new XmlTags(({ name, depth, attributes }) => {
    if (depth === 0 && name !== 'HealthData') throw new UnreadableFile('otherXml');
    // A record within a correlation is listed at the top too.
    if (depth !== 1 || name !== 'Record') return;
    const read = attributes();
    const figure = TYPES.get(read.get('type') ?? '');
    if (figure === undefined) return;
    const unit = UNITS.find((each) => each === read.get('unit'));
    const [date, text] = [copyOf(read.get('startDate')), copyOf(read.get('value'))];
    rows.push({ place: rows.length + 1, date, time: '', figures: [{ figure, text, unit }] });
    if (rows.length > READINGS_MAX) throw new UnreadableFile('tooLarge');
  });
  for await (const text of textPieces(pieces)) {
    tags.write(text);
    await pause();
  }
  tags.close();
  return { source: 'Apple Health', rows, unusedColumns: [] };
}

/** A part of a text keeps all of it in memory: readings far from each other would keep the whole export there. */
const copyOf = (part = '') => Array.from(part.slice(0, KEPT_LETTERS)).join('');

async function* textPieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > XML_MAX_BYTES) throw new UnreadableFile('tooLarge');
    decoder ??= new TextDecoder(wideEncoding(piece) ?? 'utf-8');
    for (let at = 0; at < piece.length; at += PIECE_BYTES)
      yield decoder.decode(piece.subarray(at, at + PIECE_BYTES), { stream: true });
  }
  yield decoder?.decode() ?? '';
}
