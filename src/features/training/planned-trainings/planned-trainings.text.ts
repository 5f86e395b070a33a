/** The words of trainings that she plans. */
export const plannedTrainingsText = {
  plan: 'Planeeri treening',
  change: 'Muuda plaani',
  changeOf: 'Muuda plaani: {title}',
  training: 'Treening',
  chooseTraining: 'Vali treening',
  noTraining: 'Vali treening.',
  noneOpen: 'Ühtegi sulle avatud treeningut ei ole praegu seadmes.',
  day: 'Kuupäev',
  time: 'Kellaaeg',
  noDay: 'Vali kuupäev.',
  pastDay: 'Vali tänane või tulev kuupäev.',
  noTime: 'Vali kellaaeg.',
  planned: '„{title}“ on plaanis {date} kell {time}.',
  removed: '„{title}“ ei ole enam plaanis.',
  ownAt: 'Kell {time}, sinu plaanis',
  move: 'Tõsta teisele päevale: {title}',
  moveHint:
    'Lohista treening kalendris teisele päevale. Nooleklahvid viivad selle päeva või nädala võrra edasi või tagasi, Delete võtab plaanist välja.',
  remove: 'Võta plaanist välja',
  removeOf: 'Võta plaanist välja: {title}',
} as const;
