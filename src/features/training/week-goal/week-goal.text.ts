import { markNames } from '../../../platform/marks/mark-names.text.ts';

/** The week goal's words. None of them says that she is behind. */
export const weekGoalText = {
  title: markNames.weekGoal,
  isShown: 'Näita kalendris nädala eesmärki',
  hint: 'Kalendris on siis iga plaanitud treeningu kohta üks täpp. Vahele jäänud nädalaid kuskil ei loeta.',
  perWeek: 'Treeninguid nädalas',
  fewer: 'Vähem treeninguid nädalas',
  more: 'Rohkem treeninguid nädalas',
  ahead: 'Eesmärk on {goal} sel nädalal.',
  underway: 'Sel nädalal tehtud: {count}. Eesmärk on {goal}.',
  reached: 'Sel nädalal tehtud: {count}. Eesmärk on täis.',
  resting: 'Programm puhkab ja eesmärk puhkab koos sellega.',
  change: 'Muuda eesmärki',
} as const;
