export const favouritesListText = {
  trainings: 'Treeningud',
  none: 'Lemmikuid veel pole',
  noneText: 'Puuduta retsepti või treeningu juures südant ja leiad selle siit, ka ilma levita.',
} as const;
