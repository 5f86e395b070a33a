import { CloudCheck, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sync } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Obstacle, useObstacle } from './obstacle.ts';

const BACK_SHOWN_MS = 3000;

/** Shows „Ühenduseta“, and briefly that the connection is back. */
export function ConnectionBadge() {
  const obstacle = useObstacle();
  const isBack = useIsBack(obstacle);
  return (
    <output>
      {obstacle === 'connection' && <Badge icon={CloudOff}>{sync.offline}</Badge>}
      {isBack && (
        <Badge tone="success" icon={CloudCheck}>
          {sync['online.back']}
        </Badge>
      )}
    </output>
  );
}

/** True for three seconds after the connection returns. */
function useIsBack(obstacle: Obstacle | undefined): boolean {
  const [last, setLast] = useState(obstacle);
  const [isBack, setIsBack] = useState(false);
  if (last !== obstacle) {
    setLast(obstacle);
    setIsBack(last === 'connection' && obstacle === undefined);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
