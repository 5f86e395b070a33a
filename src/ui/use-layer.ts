import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { type Layer, openLayer } from './layers.ts';

interface LayerOptions {
  shape: Layer['shape'];
  isOpen?: boolean;
  /** While it saves it does not close. */
  isBusy?: boolean;
  /** Called on Esc, Back and a press beside it; the owner closes it by setting isOpen, or by drawing it no longer. */
  onClose: () => void;
}

/** Returns the ref for the `dialog` of a layer. The rules are in `layers.ts`. */
export function useLayer(options: LayerOptions): RefObject<HTMLDialogElement | null> {
  const { shape, isOpen = true, isBusy = false, onClose } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useEffectEvent(() => {
    if (!isBusy) onClose();
  });
  useLayoutEffect(
    () =>
      isOpen && dialog.current ? openLayer({ element: dialog.current, shape, ask: () => ask() }) : undefined,
    [isOpen, shape],
  );
  return dialog;
}
