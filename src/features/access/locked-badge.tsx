import { Lock } from 'lucide-react';
import type { AccessLevel } from '../../contract/enumerations.ts';
import { accessLevel, training } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';

/** A lock and the plan's name on a cover; to screen readers also what the lock means. */
export function LockedBadge({ level }: { level: AccessLevel }) {
  return (
    <Badge icon={Lock}>
      <span className="visually-hidden">{training.locked}: </span>
      {accessLevel[level]}
    </Badge>
  );
}
