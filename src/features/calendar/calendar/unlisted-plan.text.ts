/** The words of a plan whose training is in no list. */
export const unlistedPlanText = {
  gone: 'Seda treeningut enam ei ole.',
  notHere: 'Seda treeningut ei ole praegu selles seadmes.',
} as const;
