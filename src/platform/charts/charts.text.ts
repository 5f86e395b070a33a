/** Sentences of every chart that the shared catalogue lacks. */
export const chartsText = {
  period: 'Ajavahemik',
  periods: { month: '1 kuu', quarter: '3 kuud', year: '1 aasta', all: 'Kõik' },
} as const;
