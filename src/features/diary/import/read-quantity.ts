/** Reads a figure as a file writes it, in the diary's kilograms and centimetres. */
import { parseDecimal } from '../../../language/parse-decimal.ts';
import type { Unit } from './reading.ts';

/** The international yard and pound agreement of 1959 defines it. */
const KG_PER_POUND = 0.45359237;
const POUNDS_PER_STONE = 14;

const PER_UNIT: Readonly<Record<Unit, number>> = {
  kg: 1,
  g: 0.001,
  lb: KG_PER_POUND,
  st: KG_PER_POUND * POUNDS_PER_STONE,
  cm: 1,
  mm: 0.1,
  m: 100,
  in: 2.54,
};

/** The words that services write if nothing was measured. */
const NOTHING = new Set(['', '-', '--', '–', 'null', 'n/a', 'none', 'undefined']);
const WITH_UNIT = /^(.*?\d)\s*(kg|g|lbs?|st|stone|cm|mm|m|in|")$/i;
const STONES_AND_POUNDS = /^(\d+)\s*st(?:one)?\s*(\d+(?:[.,]\d+)?)\s*(?:lbs?)?$/i;

export type Quantity = { type: 'nothing' } | { type: 'unreadable' } | { type: 'value'; value: number };

/** Rounded to the diary's one decimal, as the decimal is written: 68.55 is 68.6. */
export function readQuantity(text: string, unit: Unit): Quantity {
  const plain = text.trim();
  if (NOTHING.has(plain.toLowerCase())) return { type: 'nothing' };
  const pair = STONES_AND_POUNDS.exec(plain);
  if (pair) return valueOf(Number(pair[1]) * POUNDS_PER_STONE + decimal(pair[2] ?? ''), 'lb');
  const own = WITH_UNIT.exec(plain);
  return valueOf(decimal(own?.[1] ?? plain), own?.[2] === undefined ? unit : unitNamed(own[2]));
}

function valueOf(number: number, unit: Unit): Quantity {
  if (!Number.isFinite(number)) return { type: 'unreadable' };
  // A scale that does not know writes zero.
  if (number === 0) return { type: 'nothing' };
  return { type: 'value', value: Math.round(Number((number * PER_UNIT[unit] * 10).toFixed(6))) / 10 };
}

function decimal(text: string): number {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : NaN;
}

function unitNamed(name: string): Unit {
  const plain = name.toLowerCase();
  if (plain === '"') return 'in';
  if (plain === 'lbs') return 'lb';
  return plain === 'stone' ? 'st' : (plain as Unit);
}

export function hasOwnUnit(text: string): boolean {
  return WITH_UNIT.test(text.trim()) || STONES_AND_POUNDS.test(text.trim());
}
