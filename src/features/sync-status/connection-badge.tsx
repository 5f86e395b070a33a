import { CloudCheck, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sync } from '../../language/words.ts';
import { type Connection, useConnection } from '../../offline/connection.ts';
import { Badge } from '../../ui/badge.tsx';

const BACK_SHOWN_MS = 3000;

/** „Ühenduseta“, said once and calmly; also says briefly that the connection is back. */
export function ConnectionBadge() {
  const connection = useConnection();
  const isBack = useIsBack(connection);
  return (
    <output>
      {connection === 'offline' && <Badge icon={CloudOff}>{sync.offline}</Badge>}
      {isBack && (
        <Badge tone="success" icon={CloudCheck}>
          {sync['online.back']}
        </Badge>
      )}
    </output>
  );
}

/** True for three seconds after the connection returns. */
function useIsBack(connection: Connection): boolean {
  const [last, setLast] = useState(connection);
  const [isBack, setIsBack] = useState(false);
  if (last !== connection) {
    setLast(connection);
    setIsBack(connection === 'online');
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
