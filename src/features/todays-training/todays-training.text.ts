/** The words of „Tänane hoog“. None of them says that she is late. */
export const todaysTrainingText = {
  week: '{week}. nädal',
  openTraining: 'Ava treening',
  done: 'Tänane treening on tehtud',
  rest: 'Täna on puhkepäev',
  next: 'Järgmine treening on {date}:',
  programNext: 'Järgmine treening on {date}',
  restNext: 'Järgmine treening on {date}. Kui tahad, tee see juba täna:',
  toCome: 'Programm algab {date}',
  beginNow: 'Alusta juba täna',
  paused: 'Programm puhkab',
  pausedText: 'Kui oled valmis, jätkad sealt, kus pooleli jäi.',
  pausedUntil: 'Jätkad {date}. Kõik tehtu on alles.',
  chooseNext: 'Vali järgmine programm',
  nothingLeft: 'Programm on läbi. Kui tahad, vali järgmine.',
  missing: 'Tänast treeningut ei saanud praegu laadida.',
} as const;
