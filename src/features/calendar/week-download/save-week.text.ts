/** Said by the calendar's button and by the sheet that it opens: the calendar does without the words of the rest of the sheet. */
export const saveWeekText = { save: 'Salvesta nädala treeningud' } as const;
