import { useRef, useState } from 'react';
import type { KeptPhoto } from '../../offline/entry.ts';
import { type PhotoRefusal, preparePhoto } from '../photos/prepare-photo.ts';

/** none ─choose─▶ preparing ─▶ ready | refused; choosing again or removing starts over. */
export type PhotoChoice =
  | { state: 'none' }
  | { state: 'preparing' }
  | { state: 'ready'; photo: KeptPhoto }
  | { state: 'refused'; refusal: PhotoRefusal };

const NONE: PhotoChoice = { state: 'none' };

export interface PhotoChoosing {
  choice: PhotoChoice;
  choose: (file: File) => void;
  remove: () => void;
}

/** A measurement's photo: turns the chosen file into what may leave the device. */
export function usePhotoChoice(): PhotoChoosing {
  const [choice, setChoice] = useState(NONE);
  const latest = useRef(0);
  const choose = (file: File) => {
    latest.current += 1;
    const turn = latest.current;
    setChoice({ state: 'preparing' });
    void preparePhoto(file).then((prepared) => {
      if (turn !== latest.current) return;
      if ('refusal' in prepared) setChoice({ state: 'refused', refusal: prepared.refusal });
      else setChoice({ state: 'ready', photo: { type: prepared.photo.type, bytes: prepared.photo.bytes } });
    });
  };
  const remove = () => {
    latest.current += 1;
    setChoice(NONE);
  };
  return { choice, choose, remove };
}
