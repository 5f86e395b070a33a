export const substitutesText = {
  substitute: 'Asenda: {food}',
  takeBack: 'Võta tagasi: {food}',
  title: 'Asenda koostisosa',
  written: 'Retseptis on {words}.',
  hint: 'Toitained ja allergeenid arvutame ümber. Valmistamise tekst jääb nii, nagu see on kirjutatud.',
  replaces: 'asendab {food}',
  inStep: '{words} asendab {food}.',
  note: 'Oled koostisosi asendanud. Toitained ja allergeenid on sinu valiku järgi.',
  /** Shown beside „Hommikusöök“. */
  inList: 'Sinu asendustega',
  done: 'Koostisosa on asendatud.',
} as const;
