/**
 * Reads an upload's form as it comes in: its fields into memory, its one file onto the disk.
 *
 *   fields ──file, admitted──▶ staging ──end of form──▶ received
 *      │                          │
 *      └──────────────────────────┴──▶ refused: at once; what still comes in is thrown away
 */
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyInstance } from '@fastify/busboy';
import { Busboy } from '@fastify/busboy';
import { timerMs } from '../../contract/timers.ts';
import type { SizeBounds } from './post-policy.ts';
import type { S3Refusal } from './s3-error.ts';
import { isRefusal, refuse } from './s3-error.ts';

export type FormFields = ReadonlyMap<string, string>;

export interface ReceiveOptions {
  /** The path of the file. The caller removes it, whatever the outcome. */
  stagingPath: string;
  /** Asked with all the fields once the file begins: what it may weigh, or why it may not come. */
  admit: (fields: FormFields) => SizeBounds | S3Refusal;
  timeoutMs: number;
}

/** A policy is the longest field, and measures about one kilobyte. */
const LIMITS = { fields: 40, fieldSize: 20_000, headerSize: 8_000, headerPairs: 20 };

export const MALFORMED = refuse(
  'MalformedPOSTRequest',
  'The body of your POST request is not well-formed multipart/form-data.',
);
const ONE_FILE = refuse('InvalidArgument', 'POST requires exactly one file upload per request.');
const TOO_SLOW = refuse('RequestTimeout', 'The upload was not finished within the timeout period.');
const FILE_LAST = refuse('InvalidArgument', 'The file must be the last field of the form.');

function openForm(source: IncomingMessage): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { ...source.headers, 'content-type': source.headers['content-type'] ?? '' },
      limits: LIMITS,
      isPartAFile: (name, _type, fileName) => name === 'file' || fileName !== undefined,
    });
  } catch {
    return null;
  }
}

function addField(fields: Map<string, string>, name: string, value: string): S3Refusal | null {
  const lowerCased = name.toLowerCase();
  const before = fields.get(lowerCased);
  if (before !== undefined && before !== value) {
    return refuse('InvalidArgument', `The field ${lowerCased} is there twice.`);
  }
  fields.set(lowerCased, value);
  return null;
}

/** Counts what passes, and stops the stream at the first byte too many. */
async function* counted(bytes: Readable, bounds: SizeBounds): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  for await (const chunk of bytes) {
    const part: Buffer = chunk;
    sizeBytes += part.byteLength;
    if (sizeBytes > bounds.maxBytes) throw new SizeError('EntityTooLarge');
    yield part;
  }
  if (sizeBytes < bounds.minBytes) throw new SizeError('EntityTooSmall');
}

class SizeError extends Error {
  readonly refusal: S3Refusal;

  constructor(code: 'EntityTooLarge' | 'EntityTooSmall') {
    super(code);
    const direction = code === 'EntityTooLarge' ? 'exceeds the maximum' : 'is smaller than the minimum';
    this.refusal = refuse(code, `Your proposed upload ${direction} allowed object size.`);
  }
}

/** Returns null once the file is on the disk. Throws only errors of the disk itself. */
async function stage(
  file: Readable,
  path: string,
  bounds: SizeBounds,
  stop: AbortSignal,
): Promise<S3Refusal | null> {
  try {
    // Opened before anything can be refused: a file that appears afterwards is removed by nobody.
    const target = (await open(path, 'wx', 0o600)).createWriteStream();
    await pipeline(file, (bytes: Readable) => counted(bytes, bounds), target, { signal: stop });
    return null;
  } catch (error) {
    if (error instanceof SizeError) return error.refusal;
    if (error instanceof Error && 'syscall' in error) throw error;
    return MALFORMED;
  }
}

/** The parts that have arrived so far. */
interface Reception {
  fields: Map<string, string>;
  /** The file's way onto the disk, once it has begun. */
  staging: Promise<S3Refusal | null> | null;
  /** Cuts that way short. */
  stop: AbortController;
}

function takeField({ staging, fields }: Reception, name: string, value: string): S3Refusal | null {
  return staging === null ? addField(fields, name, value) : FILE_LAST;
}

/** Returns null once the file is on its way; `reception.staging` reports the rest. */
function takeFile(
  reception: Reception,
  name: string,
  file: Readable,
  options: ReceiveOptions,
): S3Refusal | null {
  // Staging reports errors of the stream, unless nobody waits for them any more.
  file.on('error', () => undefined);
  if (reception.staging !== null || name !== 'file') return ONE_FILE;
  const bounds = options.admit(reception.fields);
  if (isRefusal(bounds)) return bounds;
  reception.staging = stage(file, options.stagingPath, bounds, reception.stop.signal);
  return null;
}

/** Settles at the form's end, or at the first thing that is wrong with it. */
function readForm(
  source: IncomingMessage,
  form: BusboyInstance,
  reception: Reception,
  options: ReceiveOptions,
): Promise<S3Refusal | null> {
  return new Promise((resolve, reject) => {
    const endIf = (refusal: S3Refusal | null) => {
      if (refusal !== null) resolve(refusal);
    };
    form.on('field', (name, value, isNameCut, isValueCut) => {
      endIf(isNameCut || isValueCut ? MALFORMED : takeField(reception, name, value));
    });
    form.on('file', (name, file) => {
      endIf(takeFile(reception, name, file, options));
      reception.staging?.then(endIf, reject);
    });
    form.on('error', () => resolve(MALFORMED));
    form.on('fieldsLimit', () => resolve(MALFORMED));
    form.on('finish', () => resolve(null));
    // Also when the sender goes away.
    source.on('error', () => resolve(MALFORMED));
    source.pipe(form);
  });
}

/** Returns the fields by lower-case name, once the whole file is at `stagingPath`. */
export async function receiveUpload(
  source: IncomingMessage,
  options: ReceiveOptions,
): Promise<FormFields | S3Refusal> {
  const form = openForm(source);
  if (form === null) return MALFORMED;
  const reception: Reception = { fields: new Map(), staging: null, stop: new AbortController() };
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<S3Refusal>((resolve) => {
    timer = setTimeout(() => resolve(TOO_SLOW), timerMs(options.timeoutMs));
  });
  try {
    const refusal = await Promise.race([readForm(source, form, reception, options), deadline]);
    return refusal ?? (reception.staging === null ? ONE_FILE : await reception.staging) ?? reception.fields;
  } finally {
    clearTimeout(timer);
    reception.stop.abort();
    // The parser never ends once its file is dropped, so the rest of the body goes past it.
    source.unpipe(form);
    source.resume();
    await reception.staging?.catch(() => undefined);
  }
}
