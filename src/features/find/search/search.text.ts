export const searchText = {
  title: 'Otsing',
  label: 'Otsi kõigest',
  placeholder: 'Retsept, koostisosa, treening …',
  groups: {
    recipe: 'Retseptid',
    training: 'Treeningud',
    exercise: 'Harjutused',
    page: 'Lehed ja õppetunnid',
  },
  found: { one: '{n} tulemus', many: '{n} tulemust' },
  start: 'Mida otsid?',
  startText:
    'Otsi retsepti, koostisosa, treeningut, harjutust või õppetundi. Sobib iga sõnavorm: „munad“ leiab ka „muna“. Otsing töötab ilma levita ega lahku sinu seadmest.',
  none: 'Ei leidnud midagi',
  noneText: 'Proovi vähem või lühemaid sõnu. Näiteks „kana riis“ leiab kõik, milles on mõlemad.',
  showMore: 'Näita veel ({n})',
  inTraining: 'Treeningus: {title}',
} as const;
