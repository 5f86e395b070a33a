import { markNames } from '../../../platform/marks/mark-names.text.ts';

/** The words of her energy goal. None of them says that a day is too much or too little. */
export const energyGoalText = {
  title: 'Minu eesmärk',
  none: 'Soovi korral näed menüü juures päeva energiat oma eesmärgi kõrval.',
  goal: 'Sinu eesmärk on {kcal} päevas.',
  macros: 'Valke {protein}, rasvu {fat} ja süsivesikuid {carbs}.',
  beside: 'sinu eesmärk {kcal}',
  use: 'Kasuta minu eesmärgina',
  typeOwn: 'Kirjuta eesmärk ise',
  change: 'Muuda eesmärki',
  remove: 'Võta eesmärk ära',
  isShown: 'Näita eesmärki menüü juures',
  saved: 'Eesmärk on salvestatud.',
  removed: 'Eesmärk on ära võetud.',
  notUndone: 'Eesmärk jäi nii, nagu see on, sest vahepeal on midagi muutunud.',
  sheet: markNames.energyGoal,
  energy: 'Energia päevas',
  hint: 'Vähemalt {min}. Kui oled rase, imetad või oled alakaaluline, arvuta eesmärk kalkulaatoriga.',
  hintCalculated: 'Kalkulaatori järgi vähemalt {min}.',
  macrosFollow: 'Valgud, rasvad ja süsivesikud muutuvad samas suhtes.',
  wrong: 'Sisesta täisarv, {min} kuni {max}.',
  tooLittle: 'Sisesta vähemalt {min}. Vähem me päevas ei soovita.',
  consent: 'Sinu nõusolek',
  consentMissing: 'Eesmärgi hoidmiseks on vaja sinu nõusolekut.',
  notSaved: 'Eesmärk jäi salvestamata',
  notSavedInfo: 'Seda ei õnnestunud seadmesse salvestada. Proovi uuesti.',
} as const;
