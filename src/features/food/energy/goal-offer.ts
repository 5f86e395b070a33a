import { createContext } from 'react';
import type { EnergyGoal } from '../../../../contract/marks/energy-goal.mark.ts';

/** The calculator's result; empty until there is one. */
export const GoalOffer = createContext<{
  offered?: EnergyGoal | undefined;
  /** The least that it advises to her, in kcal. */
  leastKcal?: number;
}>({});
