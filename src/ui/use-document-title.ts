import { useEffect } from 'react';

/** Sets the screen's name in the window and the history. Never anything personal. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
