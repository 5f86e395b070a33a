import { Lock } from 'lucide-react';
import type { AccessLevel } from '../../../contract/enumerations.ts';
import { accessLevel } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { opensWith } from './locked.text.ts';

/** A lock and the plan's name; screen readers hear a sentence about what opens it. */
export function LockedBadge({ level }: { level: AccessLevel }) {
  return (
    <Badge icon={Lock}>
      <span className="visually-hidden">{opensWith(level)}</span>
      <span aria-hidden="true">{accessLevel[level]}</span>
    </Badge>
  );
}
