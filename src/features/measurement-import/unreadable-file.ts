/** Why nothing of a file can be read; the words for each are in measurement-import.text.ts. */
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

  constructor(reason: UnreadableReason) {
    super(`The file cannot be read: ${reason}`);
    this.name = 'UnreadableFile';
    this.reason = reason;
  }
}
