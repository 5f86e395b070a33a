import { useEffect } from 'react';

/** The window's and the history's name for this screen. Never anything personal. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
