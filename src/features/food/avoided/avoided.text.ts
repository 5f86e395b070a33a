import { markNames } from '../../../platform/marks/mark-names.text.ts';

export const avoidedText = {
  title: markNames.avoided,
  titleCount: 'Mida ma ei söö ({n})',
  holds: 'Selles roas on midagi, mida sa ei söö: {names}.',
  unknown: 'Me ei tea, milliseid allergeene selles roas on.',
  /** Also of dishes whose allergens nobody knows: each says its own reason once it is shown. */
  hidden: {
    one: '1 retsept on välja jäetud selle järgi, mida sa ei söö.',
    many: '{n} retsepti on välja jäetud selle järgi, mida sa ei söö.',
  },
  shown: 'Praegu on näha ka retseptid, mis jääksid välja selle järgi, mida sa ei söö.',
  show: 'Näita siiski',
  hide: 'Jäta välja',
  allHidden: 'Kõik leitud retseptid on välja jäetud selle järgi, mida sa ei söö',
  chosen: 'Jäetakse välja',
  remove: 'Eemalda: {name}',
  removed: '„{name}“ ei jää enam välja.',
  nothing:
    'Vali, mida sa ei söö. Retsepte, milles seda on, sa siis retseptide loendis, otsingus, kapis ega menüüsse teist rooga valides ei näe.',
  allergens: 'Allergeenid',
  /** A food may be called the same. */
  allergenChip: '{name} (allergeen)',
  inNoRecipe: 'Praegu ei ole neid üheski retseptis',
  unusedFoods: 'Üheski sulle avatud retseptis ei ole praegu: {names}.',
  findFood: 'Otsi toiduainet',
  findHint: 'Näiteks „koriander“.',
  noFood: 'Sulle avatud retseptides sellist toiduainet ei ole.',
  /** There is no recipe on this device, whatever may be the reason. */
  noRecipesHere: 'Retsepte selles seadmes veel ei ole. Toiduaineid saad valida, kui need on alla laaditud.',
  moreFoods: 'Näitame esimesi {n} toiduainet. Kirjuta nimest rohkem, et leida teisi.',
  foods: 'Toiduained',
  limits:
    'Lähtume retseptide koostisosadest ja oma toiduainete tabelist. Allergeenide jälgi me ei tea ja toote koostis sõltub tootjast: loe alati pakendit. Menüüd me sinu eest ei muuda, aga ütleme, kui mõnes roas on midagi, mida sa ei söö.',
  onAll: 'Valikud on samad kõigis sinu seadmetes.',
  onDevice:
    'Valikud jäävad ainult sellesse seadmesse ja kehtivad, kuni sa sisse logid. Siis saad need siitsamast üle võtta.',
  visitors: 'Selles seadmes on enne sisselogimist valitud: {names}. Sinu kohta need veel ei kehti.',
  takeOver: 'Võta üle',
  dropVisitors: 'Kustuta need',
  untilSignOut: 'Valikud on praegu ainult selles seadmes. Väljalogimisel need kustuvad.',
  consent: 'Kas hoida valikuid ka kontol ja teistes seadmetes?',
  notSaved: 'Seda ei õnnestunud seadmesse salvestada. Proovi uuesti.',
  settingsTitle: 'Toit',
  settingsText:
    'Allergeenid ja toiduained, mida sa ei söö. Retseptid, milles neid on, jätame välja. Menüüd me ei muuda.',
  done: 'Valmis',
} as const;
