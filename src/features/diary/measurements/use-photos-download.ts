/** Her photos are gathered, and then saved as a file; leaving the screen stops it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { useFileSaving } from '../../../ui/use-file-saving.tsx';
import type { Measurement } from './measurement.ts';
import { measurementsWithEntries, type ShownMeasurement } from './measurements-with-entries.ts';
import { measurementsQuestion } from './measurements.question.ts';
import { archivePhotos, type PhotoArchive, type WantedPhoto } from './photo-archive.ts';
import { StoredPhotos } from './stored-photos.ts';

export type PhotosStep =
  | { step: 'idle' }
  | { step: 'gathering'; done: number; of: number }
  /** `isFromMemory`: of the diary as this device knew it, because the service could not be asked. */
  | { step: 'saved'; archive: PhotoArchive; isFromMemory: boolean }
  | { step: 'none' };

export interface PhotosDownload {
  state: PhotosStep;
  start: () => void;
  stop: () => void;
  /** Saves the file once more, for browsers that refuse one that comes long after the press. */
  saveAgain: () => void;
  /** Says what to do about a file that the phone did not take. */
  unsaved: ReactNode;
}

export function hasPhoto({ measurement, entry }: ShownMeasurement): boolean {
  return entry?.hasPhoto === true || measurement.photoUrl !== null;
}

/** `known` are the diary's measurements, for when the service cannot be asked. */
export function usePhotosDownload(known: readonly Measurement[]): PhotosDownload {
  const outbox = useOutbox();
  const ask = useAsk(measurementsQuestion);
  const { save, unsaved } = useFileSaving();
  const [state, setState] = useState<PhotosStep>({ step: 'idle' });
  const gathering = useRef<AbortController>(undefined);
  useEffect(() => () => gathering.current?.abort(), []);

  const gather = async ({ signal }: AbortController) => {
    const askStored = async () => (await ask()).answer;
    const answer = await askStored();
    const isFromMemory = answer === undefined;
    const stored = answer ?? known;
    if (signal.aborted) return;
    const photos = photosOf(stored, outbox, new StoredPhotos(stored, askStored));
    const onProgress = (done: number) => setState({ step: 'gathering', done, of: photos.length });
    onProgress(0);
    const name = `hoog-fotod-${dayOf(momentOf(new Date()))}.zip`;
    const archive = await archivePhotos(photos, { name, signal, onProgress });
    // She may have stopped it while the list of missing photos was made.
    signal.throwIfAborted();
    if (archive.count > 0) await save(archive.file);
    setState(archive.count > 0 ? { step: 'saved', archive, isFromMemory } : { step: 'none' });
  };
  return {
    state,
    start() {
      const own = new AbortController();
      gathering.current = own;
      setState({ step: 'gathering', done: 0, of: 0 });
      gather(own).catch(() => {
        if (!own.signal.aborted) setState({ step: 'none' });
      });
    },
    stop() {
      gathering.current?.abort();
      setState({ step: 'idle' });
    },
    saveAgain() {
      if (state.step === 'saved') void save(state.archive.file);
    },
    unsaved,
  };
}

/** The earliest first: those of this device from its disk, the others from the server. */
function photosOf(
  stored: readonly Measurement[],
  outbox: Outbox | undefined,
  photos: StoredPhotos,
): WantedPhoto[] {
  const shown = measurementsWithEntries(stored, outbox?.entries ?? []).filter(hasPhoto);
  return shown.toReversed().map(({ measurement: { id, eventDateTime }, entry }) => ({
    eventDateTime,
    async read(signal) {
      const kept = entry?.hasPhoto ? await outbox?.photoOf(entry) : undefined;
      return kept ? new Blob([kept.bytes], { type: kept.type }) : photos.read(id, signal);
    },
  }));
}
