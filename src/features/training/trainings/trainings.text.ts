import type { Obstacle } from '../../../platform/sync-status/obstacle.ts';

/** The trainings' sentences that the shared catalogue lacks. */
export const trainingsText = {
  searchLabel: 'Otsi treeningut',
  searchPlaceholder: 'Otsi treeningut',
  shownOf: '{shown} / {all}',
  latest: 'Uued treeningud',
  allTrainings: 'Kõik treeningud',
  noResults: 'Ühtegi treeningut ei leitud. Muuda filtreid või otsingut.',
  noneSaved: 'Seadmesse pole ühtegi videot salvestatud. Kavad ja joonised salvestuvad sinna ise.',
  none: 'Treeninguid veel pole',
  noneText: 'Siia tulevad treeningud niipea, kui need valmis on.',
  length: {
    SHORT: 'Kuni 15 min',
    MEDIUM: '16–30 min',
    LONG: 'Üle 30 min',
  },
  equipment: {
    NONE: 'Vahenditeta',
    EQUIPMENT: 'Vahenditega',
    GYM: 'Jõusaal',
  },
  plan: 'Kava',
  stopClips: 'Peata joonised',
  moveClips: 'Pane joonised liikuma',
  personal: 'Isiklik kava',
  opening: 'Tutvustus',
  rest: 'Edasi tulevad harjutused.',
  restWithVideo: 'Edasi tulevad harjutused ja video.',
  player: 'Video: {title}',
  chapters: 'Harjutused videos',
  pictureInPicture: 'Pilt pildis',
  television: 'Näita teleris',
  speed: 'Kiirus',
  speedValue: 'Kiirus {speed}×',
  resumeFrom: 'Jätka sealt, kus pooleli jäi ({time})',
  videoFailed: 'Video vajab internetiühendust. Kirjalik kava töötab ka ilma.',
  videoSignIn: 'Video vaatamiseks logi uuesti sisse. Kirjalik kava töötab ka ilma.',
  videoBroken: 'Videot ei saanud laadida. Proovi uuesti; kirjalik kava töötab ka ilma.',
  toCalendar: 'Ava kalender',
  music: 'Muusika',
  loadMusic: 'Ava muusika (SoundCloud)',
  musicNote: 'Muusika laaditakse SoundCloudist alles siis, kui selle avad.',
  musicFrame: 'Treeningu muusika SoundCloudis',
  signInToStart:
    'Kontoga juhatab Hoog sind treeningust läbi: seeriad, taimerid ja pausid ükshaaval, ka ilma internetita.',
  signInToMark: 'Kontoga saad treeningu tehtuks märkida.',
  undone: 'Märge on eemaldatud',
} as const;

/** The reason why a video that may well exist cannot be read now. */
export function missingVideoWords(obstacle: Obstacle | undefined): string {
  return obstacle === 'session' ? trainingsText.videoSignIn : trainingsText.videoFailed;
}
