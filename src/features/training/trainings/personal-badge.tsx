import { UserRound } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { trainingsText } from './trainings.text.ts';

/** Marks content made for one member. She and staff see it. */
export function PersonalBadge() {
  return (
    <Badge tone="accent" icon={UserRound}>
      {trainingsText.personal}
    </Badge>
  );
}
