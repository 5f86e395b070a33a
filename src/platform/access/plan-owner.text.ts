/** Sentences for staff that et.json lacks. */
export const planOwnerText = {
  owner: 'Kellele: {owner}',
  unknown: 'sellise tunnusega liiget ei ole või ta pole veel sisse loginud',
  offline: 'näed internetiühendusega, sest liikmete andmeid selles seadmes ei hoita',
} as const;
