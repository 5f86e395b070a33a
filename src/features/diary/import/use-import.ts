/** The import's steps: a file is chosen, read, looked at and added. */
import { useEffect, useRef, useState } from 'react';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import type { Diary } from '../measurements/use-diary.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { addImported } from './add-imported.ts';
import { IMPORT_MAX_MEASUREMENTS } from './import-limits.ts';
import { importedToday, noteImported } from './imported-today.ts';
import type { Choices, FoundMeasurement } from './interpret-file.ts';
import { importText } from './measurement-import.text.ts';
import { type FileAnswer, readFile } from './read-file.ts';
import type { ColumnRole, ReadFile, UnmatchedTable } from './reading.ts';
import type { UnreadableReason } from './unreadable-file.ts';

export type ImportStep =
  | { step: 'choose' }
  | { step: 'reading'; share: number }
  | { step: 'unreadable'; reason: UnreadableReason }
  | { step: 'match'; chosen: File; table: UnmatchedTable }
  | {
      step: 'preview';
      file: ReadFile;
      /** Her answers so far to the file's open questions. */
      chosen: Partial<Choices>;
      today: string;
      /** The number of measurements that may still be added today. */
      room: number;
      isAdding: boolean;
      failure?: string;
    }
  | { step: 'added'; count: number };

export interface Import {
  state: ImportStep;
  choose: (file: File) => void;
  match: (roles: readonly ColumnRole[]) => void;
  stop: () => void;
  change: (choices: Partial<Choices>) => void;
  add: (additions: readonly FoundMeasurement[], consents: readonly ConsentKind[]) => void;
}

export function useImport({ profileSeenAt: seenAt, measurementsConsentAt }: Diary): Import {
  const outbox = useOutbox();
  const [state, setState] = useState<ImportStep>({ step: 'choose' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (chosen: File, roles?: readonly ColumnRole[]) => {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    setState({ step: 'reading', share: 0 });
    // A percent is all that is seen of it.
    let shown = 0;
    const onProgress = (share: number) => {
      if (share - shown < 0.01 || own.signal.aborted) return;
      shown = share;
      setState({ step: 'reading', share });
    };
    // Not every browser names a file that it could not read.
    const lost = { ok: false, reason: 'lost' } as const;
    const answer = await readFile(chosen, {
      onProgress,
      signal: own.signal,
      ...(roles && { roles }),
    }).catch((): FileAnswer => lost);
    if (own.signal.aborted) return;
    if (!answer.ok && answer.table) return setState({ step: 'match', chosen, table: answer.table });
    if (!answer.ok) return setState({ step: 'unreadable', reason: answer.reason });
    const { file } = answer;
    const today = dayOf(momentOf(new Date()));
    const added = outbox ? importedToday(outbox.memberId, today) : 0;
    const room = Math.max(0, IMPORT_MAX_MEASUREMENTS - added);
    setState({ step: 'preview', file, chosen: {}, today, room, isAdding: false });
  };
  const changePreview = (changed: { isAdding: boolean; failure?: string }) =>
    setState((now) => (now.step === 'preview' ? { ...now, ...changed } : now));
  const add = async (additions: readonly FoundMeasurement[], consents: readonly ConsentKind[]) => {
    if (!outbox) throw new Error('No outbox is open');
    changePreview({ isAdding: true });
    try {
      await addImported(outbox, additions, { consents, seenAt, consentGivenAt: measurementsConsentAt });
      noteImported(outbox.memberId, dayOf(momentOf(new Date())), additions.length);
      setState({ step: 'added', count: additions.length });
    } catch (error) {
      changePreview({ isAdding: false, failure: notSavedReason(error, importText.notAddedInfo) });
    }
  };

  return {
    state,
    choose: (file) => void read(file),
    match: (roles) => {
      if (state.step === 'match') void read(state.chosen, roles);
    },
    stop: () => {
      reading.current?.abort();
      setState({ step: 'choose' });
    },
    change: (chosen) =>
      setState((now) => (now.step === 'preview' ? { ...now, chosen: { ...now.chosen, ...chosen } } : now)),
    add: (additions, consents) => void add(additions, consents),
  };
}
