import { CloudCheck, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sync } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { useObstacle } from './obstacle.ts';

const BACK_SHOWN_MS = 3000;

/** „Ühenduseta“, said once and calmly; also says briefly that the connection is back. */
export function ConnectionBadge() {
  const isOffline = useObstacle() === 'connection';
  const isBack = useIsBack(isOffline);
  return (
    <output>
      {isOffline && <Badge icon={CloudOff}>{sync.offline}</Badge>}
      {isBack && (
        <Badge tone="success" icon={CloudCheck}>
          {sync['online.back']}
        </Badge>
      )}
    </output>
  );
}

/** True for three seconds after the connection returns. */
function useIsBack(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(isOffline);
  const [isBack, setIsBack] = useState(false);
  if (wasOffline !== isOffline) {
    setWasOffline(isOffline);
    setIsBack(!isOffline);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
