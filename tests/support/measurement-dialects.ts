/** The files that services write: each dialect with a writer, so that what is read can be compared with what was written. */
import { momentOf } from '../../contract/moments.ts';
import type { Choices } from '../../src/features/diary/import/interpret-file.ts';
import type { Source } from '../../src/features/diary/import/reading.ts';
import type { Figures } from '../../src/features/diary/measurements/measurement.ts';
import { zipOf } from './zip-archive.ts';

export interface Measured {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  figures: Figures;
}

const weighed = (
  day: number,
  hour: number,
  minute: number,
  weight: number,
  more: Figures = {},
): Measured => ({
  year: 2026,
  month: 2,
  day,
  hour,
  minute,
  figures: { weight, ...more },
});
const WEIGHINGS = [weighed(17, 6, 30, 68.5), weighed(18, 21, 5, 69), weighed(18, 7, 0, 68.9)];
const GIRTHS = [weighed(17, 6, 30, 68.5, { waist: 81, hips: 98.5, chest: 92 }), weighed(18, 7, 0, 68.9)];
export const two = (number: number) => String(number).padStart(2, '0');
const isoDay = ({ year, month, day }: Measured) => `${year}-${two(month)}-${two(day)}`;
const dotted = ({ year, month, day }: Measured) => `${two(day)}.${two(month)}.${year}`;
const clock = ({ hour, minute }: Measured) => `${two(hour)}:${two(minute)}`;
export const dateOf = ({ year, month, day, hour, minute }: Measured) =>
  new Date(year, month - 1, day, hour, minute);
const utc = (each: Measured) => dateOf(each).toISOString();
const halfDay = ({ hour, minute }: Measured) =>
  `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
const comma = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));
const pounds = (kilograms: number) => (kilograms / 0.45359237).toFixed(2);
const weight = ({ figures }: Measured) => figures.weight ?? 0;
export const lines = (...parts: (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`;
const healthRecord = (type: string, unit: string, each: Measured, value: number | undefined) =>
  value === undefined
    ? ''
    : `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Kaal &amp; co" unit="${unit}" ` +
      `startDate="${isoDay(each)} ${clock(each)}:00 ${offsetOf(each)}" value="${value}"/>`;
const offsetOf = (each: Measured) => momentOf(dateOf(each)).slice(-6).replace(':', '');
const healthExport = (measured: readonly Measured[], unit = 'kg') =>
  lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!DOCTYPE HealthData [`,
    "<!-- HealthKit Export Version: 14, her phone's -->",
    '<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>',
    '<!ATTLIST HealthData locale CDATA #REQUIRED>',
    ']>',
    '<HealthData locale="et_EE">',
    ' <ExportDate value="2026-03-01 08:00:00 +0200"/>',
    '<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2026-02-17 07:00:00 +0200" value="61"><MetadataEntry key="a" value="0"/></Record>',
    measured.map((each) =>
      unit === 'kg'
        ? healthRecord('BodyMass', 'kg', each, weight(each))
        : healthRecord('BodyMass', 'lb', each, Number(pounds(weight(each)))),
    ),
    '</HealthData>',
  );

export interface Dialect {
  name: string;
  source: Source;
  measured: readonly Measured[];
  write: (measured: readonly Measured[]) => string | Uint8Array<ArrayBuffer>;
  choices?: Partial<Choices>;
  /** Only the day is written. */
  isDayOnly?: boolean;
}

const OPEN_SCALE_FORMER =
  '"biceps","bone","caliper1","caliper2","caliper3","calories","chest","comment","dateTime","fat","hip","lbm","muscle","neck","thigh","visceralFat","waist","water","weight"';
const OPEN_SCALE =
  'DATE,TIME,BICEPS,BMI,BODY_FAT,BONE,CHEST,COMMENT,HIPS,LBM,MUSCLE,THIGH,VISCERAL_FAT,WAIST,WATER,WEIGHT';
const GARMIN = 'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,';
const WITHINGS = (unit: string) =>
  `Date,"Weight (${unit})","Fat mass (${unit})","Bone mass (${unit})","Muscle mass (${unit})","Hydration (${unit})",Comments`;
export const ZEPP = 'time,weight,height,bmi,fatRate,bodyWaterRate,boneMass,metabolism,muscleRate,visceralFat';
const HOOG =
  'Kuupäev;Kellaaeg;Kehakaal (kg);Rind (cm);Vöökoht (cm);Puus (cm);Vasak reis (cm);Parem reis (cm)';
const hoogRows = (measured: readonly Measured[]) =>
  measured.map((each) => {
    const { weight: kaal, chest, waist, hips, leftThigh, rightThigh } = each.figures;
    const figures = [kaal, chest, waist, hips, leftThigh, rightThigh].map(comma);
    return [dotted(each), clock(each), ...figures].join(';');
  });

export const DIALECTS: readonly Dialect[] = [
  {
    name: 'openScale to 2024',
    source: 'openScale',
    measured: GIRTHS,
    write: (measured) =>
      lines(
        OPEN_SCALE_FORMER,
        measured.map(
          (each) =>
            `0.0,12.85,0.0,0.0,0.0,0.0,${each.figures.chest ?? '0.0'},"hommik, ""enne"" sööki","${isoDay(each)} ${clock(each)}",20.3,${each.figures.hips ?? '0.0'},0.0,40.5,0.0,0.0,0.0,${each.figures.waist ?? '0.0'},53.0,${weight(each)}`,
        ),
      ),
  },
  {
    name: 'openScale from 2025, in pounds and inches',
    source: 'openScale',
    measured: [weighed(17, 6, 30, 68.5, { waist: 81.3 })],
    choices: { weightUnit: 'lb', girthUnit: 'in' },
    write: (measured) =>
      lines(
        OPEN_SCALE,
        measured.map((each) => `${isoDay(each)},${clock(each)},,24.1,,,,,,,,,,32,,${pounds(weight(each))}`),
      ),
  },
  {
    name: 'openScale of 2017, semicolons',
    source: 'table',
    measured: WEIGHINGS,
    write: (measured) =>
      lines(
        'DateTime;Weight;Fat;Water;Muscle;LBW;Bone;Waist;Hip;Comment',
        measured.map((each) => `${dotted(each)} ${clock(each)};${weight(each)};0;0;0;0;0;0;0;`),
      ),
  },
  {
    name: 'Withings',
    source: 'Withings',
    measured: WEIGHINGS,
    write: (measured) =>
      lines(
        WITHINGS('kg'),
        measured.map(
          (each) => `"${isoDay(each)} ${clock(each)}:00",${weight(each).toFixed(2)},15.2,3.1,45.2,12.0,`,
        ),
      ),
  },
  {
    name: 'Withings in pounds, in its archive',
    source: 'Withings',
    measured: WEIGHINGS,
    write: (measured) =>
      zipOf([
        { name: 'height.csv', contents: 'Date,"Height (m)",Comments\n' },
        {
          name: 'weight.csv',
          contents: lines(
            WITHINGS('lb'),
            measured.map((each) => `"${isoDay(each)} ${clock(each)}:00",${pounds(weight(each))},,,,,`),
          ),
        },
      ]),
  },
  {
    name: 'Garmin Connect',
    source: 'Garmin',
    measured: WEIGHINGS,
    write: (measured) =>
      `\uFEFF${lines(
        GARMIN,
        measured.flatMap((each) => [
          `" Feb ${each.day}, ${each.year}",`,
          `${halfDay(each)},${weight(each)} kg,0.5 kg,23.4,22.3 %,30.5 kg,4.0 kg,56.7 %,`,
        ]),
      )}`,
  },
  {
    name: 'Garmin Connect in pounds, elsewhere in Europe',
    source: 'Garmin',
    measured: WEIGHINGS,
    write: (measured) =>
      lines(
        GARMIN,
        measured.flatMap((each) => [
          `" ${each.day} Feb ${each.year}",`,
          `${clock(each)},${pounds(weight(each))} lbs,--,--,--,--,--,--,`,
        ]),
      ),
  },
  {
    name: 'Fitbit from its own pages, in stones',
    source: 'Fitbit',
    measured: [weighed(17, 12, 0, 68.5), weighed(18, 12, 0, 69.2)],
    isDayOnly: true,
    choices: { weightUnit: 'st' },
    write: (measured) =>
      lines(
        'Body',
        'Date,Weight,BMI,Fat',
        measured.map((each) => {
          const day = `${two(each.day)}-${two(each.month)}-${each.year}`;
          return `"${day}","${(weight(each) / 6.35029318).toFixed(3)}","23.1","0"`;
        }),
        '',
        'Activities',
        'Date,Calories Burned,Steps',
        '"17-02-2026","2,104","13,666"',
      ),
  },
  {
    name: 'Fitbit of Google Takeout',
    source: 'Fitbit',
    measured: WEIGHINGS,
    write: (measured) =>
      lines(
        'timestamp,weight grams,data source',
        measured.map((each) => `${utc(each).replace('.000', '')},${weight(each) * 1000},Aria`),
      ),
  },
  {
    name: 'Zepp',
    source: 'Zepp',
    measured: WEIGHINGS,
    write: (measured) =>
      `\uFEFF${lines(
        ZEPP,
        measured.map((each) => {
          const moment = utc(each).replace('T', ' ').replace('.000Z', '+0000');
          return `${moment},${weight(each)},165.0,22.6,null,null,null,null,null,null`;
        }),
        ',,,,,,,,,',
      )}`,
  },
  {
    name: 'Mi Fit, by seconds since 1970',
    source: 'Zepp',
    measured: WEIGHINGS,
    write: (measured) =>
      lines(
        ZEPP,
        measured.map(
          (each) => `${dateOf(each).getTime() / 1000},${weight(each)},165.0,22.6,35.5,46,2.4,1173,37,6`,
        ),
      ),
  },
  {
    name: 'Apple Health, the archive',
    source: 'Apple Health',
    measured: WEIGHINGS,
    write: (measured) =>
      zipOf([
        { name: 'apple_health_export/workout-routes/route_1.gpx', contents: '<gpx/>' },
        { name: 'apple_health_export/export_cda.xml', contents: '<ClinicalDocument/>' },
        { name: 'apple_health_export/eksport.xml', contents: healthExport(measured) },
      ]),
  },
  {
    name: 'Apple Health, in pounds, larger than four gigabytes say their sizes',
    source: 'Apple Health',
    measured: WEIGHINGS,
    write: (measured) =>
      zipOf([{ name: 'apple_health_export/export.xml', contents: healthExport(measured, 'lb'), is64: true }]),
  },
  {
    name: 'Apple Health, the text alone',
    source: 'Apple Health',
    measured: WEIGHINGS,
    write: (measured) => healthExport(measured),
  },
  {
    name: 'Hoog',
    source: 'Hoog',
    measured: GIRTHS,
    write: (measured) => `\uFEFF${lines(HOOG, hoogRows(measured)).replaceAll('\n', '\r\n')}`,
  },
  {
    name: 'Hoog, saved again by an Estonian Excel',
    source: 'Hoog',
    measured: GIRTHS,
    // Windows' Baltic letters: ä is E4, ö is F6.
    write: (measured) => new Uint8Array(Buffer.from(lines(HOOG, hoogRows(measured)), 'latin1')),
  },
  {
    name: 'Hoog, saved as Unicode text with tabs',
    source: 'Hoog',
    measured: GIRTHS,
    write: (measured) =>
      new Uint8Array(
        Buffer.from(`\uFEFF${lines(HOOG, hoogRows(measured)).replaceAll(';', '\t')}`, 'utf16le'),
      ),
  },
  {
    name: 'a table of hers with American dates',
    source: 'table',
    measured: WEIGHINGS,
    write: (measured) =>
      lines(
        'Date,Time,Weight (kg)',
        measured.map((each) => `${each.month}/${each.day}/${each.year},${halfDay(each)},${weight(each)}`),
      ),
  },
];
