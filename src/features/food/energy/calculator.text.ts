/** The calculator's sentences that the shared catalogue lacks. */
import type { Caution, Condition, Formula } from './energy-need.ts';
import type { MacroSplit } from './macro-split.ts';

export const calculatorText = {
  lead: 'Vasta mõnele küsimusele ja saad hinnangu, kui palju energiat sinu keha päevas vajab. Arvutus toimub sinu seadmes: me ei saada ega salvesta midagi.',
  leadWithGoal:
    'Vasta mõnele küsimusele ja saad hinnangu, kui palju energiat sinu keha päevas vajab. Arvutus toimub sinu seadmes: me ei saada ega salvesta midagi, kuni sa tulemust ise oma eesmärgiks ei vali.',
  you: 'Sinu andmed',
  years: 'a',
  ageRange: 'Sisesta vanus täisaastates, 18 kuni 80.',
  heightRange: 'Sisesta pikkus sentimeetrites, 130 kuni 210.',
  weightRange: 'Sisesta kaal kilogrammides, 35 kuni 250.',
  bodyFatRange: 'Sisesta rasvaprotsent vahemikus 10–55 või jäta väli tühjaks.',
  number: 'Kasuta numbreid, näiteks 68,5.',
  missing: 'See väli on kohustuslik.',
  weightHint: 'Kui oled rase, sisesta kaal enne rasedust.',
  bodyFatHint: 'Kui selle sisestad, arvutame valemiga, mis arvestab lihasmassi.',
  conditionLabel: 'Rasedus ja imetamine',
  condition: {
    none: 'Ei ole rase ega imeta',
    pregnant1: 'Olen rase, 1. trimester',
    pregnant2: 'Olen rase, 2. trimester',
    pregnant3: 'Olen rase, 3. trimester',
    breastfeeding: 'Imetan (esimesed 6 kuud)',
  } satisfies Record<Condition, string>,
  deficit: 'Kui palju vähem süüa, kui kulub',
  deficitChoice: '{n}%',
  deficitUsual: '{n}% (soovitame)',
  about: 'umbes {kcal}',
  range: 'Tõenäoline vahemik on {from}\u2060–\u2060{to}.',
  kilojoules: 'See on umbes {kj}.',
  howCounted: 'Kuidas arvutasime',
  formula: {
    MIFFLIN_ST_JEOR: 'Mifflini–St Jeori valem naistele (1990)',
    KATCH_MCARDLE: 'Katchi–McArdle’i valem, mis arvestab rasvaprotsenti',
  } satisfies Record<Formula, string>,
  formulaLabel: 'Valem',
  activityLevel: 'Liikumise kordaja',
  activitySource: '{n} (Euroopa Toiduohutusameti ja Põhjamaade skaala)',
  precision:
    'Ka parim valem eksib sageli kuni kümnendiku võrra kummaski suunas. Sinu nälg ja enesetunne on sama tähtsad mõõdikud.',
  cautionTitle: 'Pane tähele',
  caution: {
    NO_DEFICIT:
      'Raseduse ja imetamise ajal me kaalu langetamist ei soovita, seepärast on siin kogus, mida keha kulutab.',
    LOW_BMI: 'Sinu kehamassiindeks on alla 20. Kaalu langetamise pärast pea enne nõu arstiga.',
  } satisfies Record<Exclude<Caution, 'FLOOR'>, string>,
  macros: 'Valgud, rasvad ja süsivesikud',
  splitLabel: 'Jaotus',
  split: {
    balanced: 'Tasakaalus',
    protein: 'Valgurikkam',
    plant: 'Taimne',
  } satisfies Record<MacroSplit, string>,
  shares: 'Energiast tuleb valkudest {protein}%, rasvadest {fat}% ja süsivesikutest {carbs}%.',
  muchProtein:
    'Valku on siin rohkem kui riiklikes soovitustes planeeritud 20% energiast. See sobib neile, kes treenivad palju; neeruhaiguse korral küsi enne arstilt.',
  changed: 'Muutsid andmeid. Vajuta „Arvuta“, et näha uut tulemust.',
  stopTitle: 'Arvu me siin ei anna',
  help: 'Kui mõtled toidule suure osa päevast või kardad süüa, räägi perearstiga. Abi leiad ka lehelt',
  helpLink: 'peaasi.ee',
} as const;
