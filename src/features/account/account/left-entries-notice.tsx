import { useEffect, useState } from 'react';
import { fill } from '../../../language/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { accountText } from './account.text.ts';

/** Tells a signed-out member how many entries wait here for a sign-in, and nothing of whose or of which kind they are. */
export function LeftEntriesNotice() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    // Loaded here, because a visitor's start needs no outbox. Entries that cannot be counted are still kept.
    const counting = import('../../../session/left-entries.ts').then((module) => module.countLeftEntries());
    counting.then((found) => !isLeft && setCount(found)).catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, []);
  if (count === 0) return null;
  return (
    <Notice kind="info" isAnnounced>
      {count === 1 ? accountText.leftEntry : fill(accountText.leftEntries, { count })}
    </Notice>
  );
}
