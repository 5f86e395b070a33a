export const favouritesListText = {
  trainings: 'Treeningud',
  none: 'Lemmikuid veel pole',
  noneText: 'Puuduta retsepti või treeningu juures südant ja leiad selle siit, ka ilma levita.',
  withdrawn: 'Lemmikuid, mida enam ei avaldata: {n}',
  removeWithdrawn: 'Eemalda',
  withdrawnRemoved: 'Lemmikutest eemaldatud: {n}.',
  notHere: 'Lemmikuid, mida selles seadmes praegu ei ole: {n}',
} as const;
