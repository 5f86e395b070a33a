/** The alarm's sentences, which the shared catalogue lacks. */
export const cuesText = {
  alarm: 'Äratus',
  of: 'Nii annavad selles seadmes märku treeningud ja köögitaimerid.',
  sound: 'Kui aeg on täis',
  sounds: { tones: 'Helin', vibration: 'Vibratsioon', silence: 'Vaikus' },
  reach: 'Helin kõlab',
  reaches: { everywhere: 'Üle muusika', screen: 'Ainult ekraanil' },
  hints: {
    everywhere:
      'Ka lukus ekraaniga. Telefon võib muusika selleks ajaks peatada, treeningus esimesest pausist või ajaga seeriast alates. Sealtmaalt saad treeningut juhtida ka kõrvaklappide nuppudega.',
    screen: 'Muusika mängib edasi. Lukus ekraaniga helinat ei ole. Kõrvaklappide nupud treeningut ei juhi.',
    vibration:
      'Telefon vibreerib ainult siis, kui rakendus on ekraanil. Kõrvaklappide nupud treeningut ei juhi.',
    silence: 'Aja lõppu näed ainult ekraanilt. Kõrvaklappide nupud treeningut ei juhi.',
  },
  says: {
    everywhere: 'Peaks helisema ka lukus ekraaniga',
    proven: 'Heliseb ka lukus ekraaniga',
    stopped: 'Lukus ekraaniga jääb vait',
    screen: 'Heliseb, kui rakendus on ekraanil',
    vibration: 'Väriseb, kui rakendus on ekraanil',
    silence: 'Ei helise',
  },
  musicQuestion: 'Treenid oma muusikaga?',
  musicInfo: 'Helin üle muusika kostab ka lukus ekraaniga, kuid telefon võib muusika pausil peatada.',
  refused: 'Puuduta ekraani, et äratus heliseks',
  test: 'Proovi äratust',
  testRuns: 'Lukusta kohe telefon ja kuula. Kolm lühikest tooni, siis heliseb: kokku kümme sekundit.',
  testHint:
    'Proov kestab kümme sekundit. Lukusta selle ajaks telefon: siis teame, kas see telefon heliseb ka lukus ekraaniga.',
  testHintSafari: 'iPhone ja iPad peatavad lukus ekraaniga mõnikord ka äratuse. Proovi enne järele.',
  testResults: {
    locked: 'See telefon mängis äratuse ka lukus ekraaniga lõpuni.',
    stopped: 'Ekraani lukustamine peatas äratuse. Hoia rakendus ekraanil, kui treening või taimer käib.',
    open: 'Äratus mängis, aga ekraan jäi lahti. Proovi uuesti ja lukusta telefon.',
    refused: 'Brauser ei lubanud äratusel heliseda.',
  },
  testUnheard: 'Kui sa midagi ei kuulnud, lisa meedia helitugevust.',
} as const;
