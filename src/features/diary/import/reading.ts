/** The contents of a file, before anything is decided about it. */
import type { Figure } from '../../../../contract/measurement-figures.ts';

export type Unit = 'kg' | 'g' | 'lb' | 'st' | 'cm' | 'mm' | 'm' | 'in';

export interface ReadFigure {
  figure: Figure;
  /** The figure as written, perhaps with a unit of its own. */
  text: string;
  /** The unit of the column; undefined if the file does not say. */
  unit: Unit | undefined;
}

/** One row of a table, or one record of a health archive. */
export interface ReadRow {
  /** Its line in a table, its number among the records otherwise. */
  place: number;
  date: string;
  time: string;
  figures: readonly ReadFigure[];
  /** The height by which the scale knows the person, if several people share a file. */
  height?: string;
}

export type Source =
  | 'openScale'
  | 'Withings'
  | 'Garmin'
  | 'Fitbit'
  | 'Zepp'
  | 'Apple Health'
  | 'Hoog'
  | 'table';

/** The content of a column, as she says it. */
export type ColumnRole = 'none' | 'date' | 'time' | Figure;

/** A table of whose columns the names are not known. */
export interface UnmatchedTable {
  columns: readonly {
    name: string;
    /** Its first cells, by which she knows it. */
    cells: readonly string[];
    /** The role that its name says, if it is known. */
    role: ColumnRole;
  }[];
}

export interface ArchivedTable {
  name: string;
  /** The place before that of its first line. */
  from: number;
}

export interface ReadFile {
  source: Source;
  rows: readonly ReadRow[];
  /** Columns that say something for which the diary has no place. */
  unusedColumns: readonly string[];
  /** Of an archive: its tables that were read, in order. Places of rows count on from each to the next. */
  tables?: readonly ArchivedTable[];
  /** Names of the archive's other tables. */
  unreadTables?: readonly string[];
}
