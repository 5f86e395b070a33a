import { sessionsText } from '../sessions/sessions.text.ts';

/** The words of the moment after a training, and of its picture. None of them is about her body. */
export const momentText = {
  share: 'Jaga pildina',
  title: 'Pilt jagamiseks',
  note: 'Pilt valmib sinu seadmes. Sellele läheb ainult see, mille siin valid.',
  choose: 'Mis on pildil',
  parts: { name: 'Treeningu nimi', figures: 'Aeg ja seeriad', records: 'Rekordid', week: 'Nädala täpid' },
  send: 'Jaga',
  save: 'Salvesta pilt',
  alt: 'Pilt astelpajuoksaga: {words}',
  over: 'Treening on tehtud',
  record: sessionsText.record,
  moreRecords: 'ja veel {count}',
  week: 'Sel nädalal tehtud: {count}.',
  file: 'hoog-treening.png',
  failed: 'Jagamine ei õnnestunud. Salvesta pilt ja jaga seda ise.',
  notDrawn: 'Pilti ei õnnestunud selles brauseris teha.',
} as const;
