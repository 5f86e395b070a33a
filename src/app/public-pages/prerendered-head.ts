import { useEffect, useRef } from 'react';

export function removeFromHead(selector: string): void {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
}

/** Elements in the head of the rendered page are true until she goes to another screen. */
export function usePrerenderedHead(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) removeFromHead('[data-prerendered]');
  }, [pathname]);
}
