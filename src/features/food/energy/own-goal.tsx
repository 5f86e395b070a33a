import { use } from 'react';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { GoalCard } from './goal-card.tsx';
import { GoalOffer } from './goal-offer.ts';

/** A member's goal, within the calculator; of a visitor nothing is kept. */
export function OwnGoal() {
  const outbox = useOutbox();
  const offer = use(GoalOffer);
  return outbox ? <GoalCard {...offer} outbox={outbox} /> : null;
}
