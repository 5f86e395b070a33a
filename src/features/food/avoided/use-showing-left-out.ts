import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The list that shows them, for coming back from a recipe opened there. Elsewhere and at the next start they are left out. */
let shownAt: string | undefined;

/** True while a list shows the recipes that it leaves out. */
export function useShowingLeftOut(): [boolean, (isShown: boolean) => void] {
  const isReturn = useNavigationType() === 'POP';
  const { pathname } = useLocation();
  const [isShown, setIsShown] = useState(() => isReturn && shownAt === pathname);
  useEffect(() => {
    // A visit that is not a return starts over, and so does each return from it.
    if (!isReturn && shownAt === pathname) shownAt = undefined;
  }, [isReturn, pathname]);
  const show = (shown: boolean) => {
    shownAt = shown ? pathname : undefined;
    setIsShown(shown);
  };
  return [isShown, show];
}
