import { createContext } from 'react';
import type { EnergyGoal } from '../../contract/marks/energy-goal.mark.ts';

/** What the calculator has come to; empty until it has. */
export const GoalOffer = createContext<{
  offered?: EnergyGoal | undefined;
  /** The least that it advises to her, in kcal. */
  leastKcal?: number;
}>({});
