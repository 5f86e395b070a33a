import type { UnmatchedTable } from './reading.ts';

/** The reason why nothing of a file can be read; the words for each are in measurement-import.text.ts. */
export type UnreadableReason =
  | 'empty'
  | 'tooLarge'
  | 'webPage'
  | 'spreadsheet'
  | 'unknownKind'
  | 'noColumns'
  | 'brokenTable'
  | 'longLine'
  | 'brokenXml'
  | 'entities'
  | 'otherXml'
  | 'brokenArchive'
  | 'lockedArchive'
  | 'bomb'
  | 'archiveInArchive'
  | 'nothingInArchive'
  | 'lost';

export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;
  /** Given if she can say what its columns hold. */
  readonly table: UnmatchedTable | undefined;

  constructor(reason: UnreadableReason, table?: UnmatchedTable) {
    super(`The file cannot be read: ${reason}`);
    this.name = 'UnreadableFile';
    this.reason = reason;
    this.table = table;
  }
}
