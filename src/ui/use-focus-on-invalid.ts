import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a form: when `errors` change, the first field that is wrong takes the focus, so that what is wrong is read out. */
export function useFocusOnInvalid(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
