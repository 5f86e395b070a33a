import { useCallback, useEffect, useEffectEvent } from 'react';
import { askForRefresh } from '../../library/library-channel.ts';
import type { LibraryDatabase } from '../../library/library-database.ts';
import { useLibraryContent } from '../../reading/use-library-content.ts';
import { Notice } from '../../ui/notice.tsx';
import { withdrawnText } from './withdrawn.text.ts';

/** A refresh of the library takes no longer, so that a list which was compared this long after an answer is newer. */
const REFRESH_MS = 5 * 60 * 1000;

type Part = 'recipes' | 'trainings';

export interface Published {
  id: string;
  /** As the service last answered; null if this device asked before it was known. */
  withdrawn: boolean | null;
}

interface Listed {
  isListed: boolean;
  /** The time when its list was compared with the service (epoch ms); 0 while it is not whole. */
  comparedAt: number;
}

const UNKNOWN: Listed = { isListed: false, comparedAt: 0 };

interface WithdrawnProps {
  part: Part;
  content: Published;
  /** When it was read (epoch ms), given while there is no connection. */
  asOf: number | undefined;
  retry: () => void;
}

/**
 * Says on the page of a recipe or a training that staff have withdrawn it. The service says so, and is asked again when this
 * device's list has it no longer. Without a network, a thing that is missing from a list newer than the answer is withdrawn.
 */
export function Withdrawn({ part, content: { id, withdrawn }, asOf, retry }: WithdrawnProps) {
  const read = useCallback((library: LibraryDatabase) => listedIn(library, part, id), [part, id]);
  const { isListed, comparedAt } = useLibraryContent(read, UNKNOWN) ?? UNKNOWN;
  const isKnown = withdrawn === true;
  const isUnlisted = !isListed && comparedAt > 0;
  const compare = useEffectEvent(() => {
    // Else the list would answer for it without a network, as if it were published.
    if (isKnown && isListed) void askForRefresh(true);
    if (!isKnown && isUnlisted && asOf === undefined) retry();
  });
  useEffect(() => compare(), [isKnown, isListed, isUnlisted]);
  const isWithdrawn = isKnown || (asOf !== undefined && isUnlisted && comparedAt > asOf + REFRESH_MS);
  return isWithdrawn && <Notice title={withdrawnText.title} isAnnounced />;
}

async function listedIn(library: LibraryDatabase, part: Part, id: string): Promise<Listed> {
  const [state, mark, isListed] = await Promise.all([
    library.get('state', 'state'),
    library.get('parts', part),
    part === 'recipes'
      ? library.count(part, id).then((count) => count > 0)
      : library.get(part, 'all').then((trainings) => trainings?.some((each) => each.id === id) === true),
  ]);
  return { isListed, comparedAt: (mark && state?.checkedAt) ?? 0 };
}
