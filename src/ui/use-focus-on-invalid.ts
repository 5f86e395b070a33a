import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives the focus to the first wrong field of a form when `errors` change, so that the fault is read out. */
export function useFocusOnInvalid(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
