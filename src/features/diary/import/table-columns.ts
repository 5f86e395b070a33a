/**
 * Recognises the contents of each column of a table. The names are those that the services write today or wrote in files that
 * people still have: docs/decisions/096-import-is-read-on-the-phone.md lists the sources.
 */
import { type Figure, FIGURES } from '../../../../contract/measurement-figures.ts';
import type { ColumnRole, Source, Unit } from './reading.ts';

export interface TableColumns {
  source: Source;
  /** The number of columns, named or not. */
  width: number;
  date: number;
  time: number | undefined;
  height: number | undefined;
  figures: readonly { index: number; figure: Figure; unit: Unit | undefined }[];
  unused: readonly string[];
}

const DATES = new Set([
  'date',
  'datetime',
  'date/time',
  'date time',
  'timestamp',
  'time of measurement',
  'measurement date',
  'kuupäev',
  'kuupäev ja kellaaeg',
  'mõõtmise kuupäev',
  'mõõtmise aeg',
  'mõõtmise päev',
  'päev',
  'datum',
]);
const TIMES = new Set(['time', 'kellaaeg', 'aeg', 'uhrzeit']);

const FIGURE_NAMES = new Map<string, Figure>(
  Object.entries({
    weight: 'weight',
    'body weight': 'weight',
    'body mass': 'weight',
    kaal: 'weight',
    kehakaal: 'weight',
    keharaskus: 'weight',
    kehamass: 'weight',
    gewicht: 'weight',
    chest: 'chest',
    rind: 'chest',
    rinnaümbermõõt: 'chest',
    'rinna ümbermõõt': 'chest',
    waist: 'waist',
    'waist circumference': 'waist',
    vöökoht: 'waist',
    vööümbermõõt: 'waist',
    'vöökoha ümbermõõt': 'waist',
    'vöö ümbermõõt': 'waist',
    vöö: 'waist',
    talje: 'waist',
    taljeümbermõõt: 'waist',
    'talje ümbermõõt': 'waist',
    piht: 'waist',
    hip: 'hips',
    hips: 'hips',
    puus: 'hips',
    puusad: 'hips',
    puusaümbermõõt: 'hips',
    'puusa ümbermõõt': 'hips',
    'left thigh': 'leftThigh',
    'vasak reis': 'leftThigh',
    'right thigh': 'rightThigh',
    'parem reis': 'rightThigh',
  }),
);

const UNITS = new Map<string, Unit>(
  Object.entries({
    kg: 'kg',
    kilograms: 'kg',
    g: 'g',
    grams: 'g',
    lb: 'lb',
    lbs: 'lb',
    pounds: 'lb',
    naela: 'lb',
    st: 'st',
    stone: 'st',
    stones: 'st',
    cm: 'cm',
    mm: 'mm',
    m: 'm',
    in: 'in',
    inch: 'in',
    inches: 'in',
    tolli: 'in',
  }),
);

/** Names by which a service's table is known. */
const SIGNS: readonly { source: Source; names: readonly string[]; units?: Unit }[] = [
  { source: 'Zepp', names: ['time', 'fatrate', 'bodywaterrate'], units: 'kg' },
  { source: 'Withings', names: ['fat mass', 'hydration'] },
  { source: 'Garmin', names: ['change', 'skeletal muscle mass'] },
  // Its earlier table is in kilograms and centimetres; the later one is in the units that she chose.
  { source: 'openScale', names: ['datetime', 'lbm'], units: 'kg' },
  { source: 'openScale', names: ['lbm', 'visceral_fat'] },
  { source: 'Fitbit', names: ['weight', 'bmi', 'fat'] },
  { source: 'Fitbit', names: ['timestamp', 'data source'] },
  { source: 'Hoog', names: ['kuupäev', 'kehakaal', 'vöökoht'] },
];

/** `Weight (kg)` is weight in kg; `weight grams`, `Kaal, kg` and `Kaal/kg` say their unit too. */
function nameAndUnit(header: string): { name: string; unit: Unit | undefined } {
  const plain = header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const match = /^(.+?)\s*(?:[([]([a-z]+)[)\]]|\s*(?:[ _,/]\s*)([a-z]+))$/.exec(plain);
  const unit = UNITS.get(match?.[2] ?? match?.[3] ?? '');
  if (match?.[1] === undefined || unit === undefined) return { name: plain, unit: undefined };
  return { name: match[1], unit };
}

/** The role that a column's name says. */
export function roleNamed(cell: string): ColumnRole {
  const { name } = nameAndUnit(cell);
  if (DATES.has(name)) return 'date';
  if (TIMES.has(name)) return 'time';
  return FIGURE_NAMES.get(name) ?? 'none';
}

/** The columns as she has matched them. */
export function columnsByHand(cells: readonly string[], roles: readonly ColumnRole[]): TableColumns {
  const time = roles.indexOf('time');
  return {
    source: 'table',
    width: cells.length,
    date: roles.indexOf('date'),
    time: time === -1 ? undefined : time,
    height: undefined,
    figures: FIGURES.flatMap((figure) => {
      const index = roles.indexOf(figure);
      return index === -1 ? [] : [{ index, figure, unit: nameAndUnit(cells[index] ?? '').unit }];
    }),
    unused: [],
  };
}

/** Returns nothing unless this row names a date and a figure of the diary. */
export function columnsOf(cells: readonly string[]): TableColumns | undefined {
  const headers = cells.map(nameAndUnit);
  const names = headers.map(({ name }) => name);
  const time = names.findIndex((name) => TIMES.has(name));
  const ownDate = names.findIndex((name) => DATES.has(name));
  const date = ownDate === -1 ? time : ownDate;
  const sign = SIGNS.find((each) => each.names.every((name) => names.includes(name)));
  const figures = headers.flatMap(({ name, unit }, index) => {
    const figure = FIGURE_NAMES.get(name);
    if (figure === undefined) return [];
    return [{ index, figure, unit: unit ?? (sign?.units && (figure === 'weight' ? sign.units : 'cm')) }];
  });
  if (date === -1 || figures.length === 0) return undefined;
  const height = sign?.source === 'Zepp' ? names.indexOf('height') : -1;
  const used = new Set([date, time, height, ...figures.map(({ index }) => index)]);
  return {
    source: sign?.source ?? 'table',
    width: cells.length,
    date,
    time: ownDate === -1 || time === -1 ? undefined : time,
    height: height === -1 ? undefined : height,
    figures,
    unused: cells.map((cell) => cell.trim()).filter((cell, index) => cell !== '' && !used.has(index)),
  };
}
