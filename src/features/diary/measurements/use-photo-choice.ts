import { useEffect, useRef, useState } from 'react';
import type { KeptPhoto } from '../../../offline/entry.ts';
import { dropDraftFile, keepDraftFile, readDraftFile } from '../../../session/draft-file.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { type PhotoRefusal, preparePhoto } from '../../../platform/photos/prepare-photo.ts';

/** none ─choose─▶ preparing ─▶ ready | refused; choosing again or removing starts over. */
export type PhotoChoice =
  | { state: 'none' }
  | { state: 'preparing' }
  | { state: 'ready'; photo: KeptPhoto }
  | { state: 'refused'; refusal: PhotoRefusal };

const NONE: PhotoChoice = { state: 'none' };
/** Reading one that was left takes a moment, in which nothing may be saved without it. */
const READING: PhotoChoice = { state: 'preparing' };

export interface PhotoChoosing {
  choice: PhotoChoice;
  choose: (file: File) => void;
  remove: () => void;
}

/**
 * A measurement's photo: turns the chosen file into one that may leave the device. The draft has its photo under `fileId` on this
 * device; `onKept` is told of each other one, and of none.
 */
export function usePhotoChoice(
  fileId: string | undefined,
  onKept: (fileId: string | undefined) => void,
): PhotoChoosing {
  const memberId = useMemberId();
  const [chosen, setChosen] = useState<{ fileId?: string; choice: PhotoChoice }>({ choice: NONE });
  const latest = useRef(0);
  const isRead = chosen.fileId === fileId;
  useEffect(() => {
    if (fileId === undefined || isRead) return undefined;
    let isShown = true;
    void readDraftFile(memberId, fileId)
      .catch(() => undefined)
      .then((photo) => {
        if (isShown) setChosen({ fileId, choice: photo ? { state: 'ready', photo } : NONE });
      });
    return () => {
      isShown = false;
    };
  }, [memberId, fileId, isRead]);
  const remove = () => {
    latest.current += 1;
    setChosen({ choice: NONE });
    if (fileId === undefined) return;
    dropDraftFile(memberId, fileId).catch(() => undefined);
    onKept(undefined);
  };
  const choose = (file: File) => {
    remove();
    const turn = latest.current;
    setChosen({ choice: { state: 'preparing' } });
    void preparePhoto(file).then((prepared) => {
      if (turn !== latest.current) return;
      if ('refusal' in prepared)
        return setChosen({ choice: { state: 'refused', refusal: prepared.refusal } });
      const { type, bytes } = prepared.photo;
      const id = crypto.randomUUID();
      keepDraftFile(memberId, id, prepared.photo).catch(() => undefined);
      setChosen({ fileId: id, choice: { state: 'ready', photo: { type, bytes } } });
      onKept(id);
    });
  };
  return { choice: isRead ? chosen.choice : fileId === undefined ? NONE : READING, choose, remove };
}
