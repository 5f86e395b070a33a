/** Why a recipe, a training, the menu, a page or a program is closed, and which plan opens it. */
import type { AccessLevel } from '../../contract/enumerations.ts';
import { accessLevel, fill, training } from '../../language/words.ts';

export type LockedThing = 'recipe' | 'training' | 'menu' | 'page' | 'program';

const BELONGS: Readonly<Record<LockedThing, string>> = {
  recipe: 'See retsept kuulub paketti {plan}.',
  training: training.subscribeHint,
  menu: 'Päevamenüü kuulub paketti {plan}.',
  page: 'See leht kuulub paketti {plan}.',
  program: 'Osa selle programmi treeninguid kuulub paketti {plan}.',
};

const ANY_PLAN: Readonly<Record<LockedThing, string>> = {
  recipe: 'See retsept avaneb iga paketiga.',
  training: 'See treening avaneb iga paketiga.',
  menu: 'Päevamenüü avaneb iga paketiga.',
  page: 'See leht avaneb iga paketiga.',
  program: 'Osa selle programmi treeninguid avaneb iga paketiga.',
};

const PERSONAL: Readonly<Record<LockedThing, string>> = {
  recipe: 'See retsept on koostatud ühele liikmele isiklikult.',
  training: 'See kava on koostatud ühele liikmele isiklikult.',
  menu: 'See menüü on koostatud ühele liikmele isiklikult.',
  page: 'See leht on koostatud ühele liikmele isiklikult.',
  program: 'See programm on koostatud ühele liikmele isiklikult.',
};

/** Plans beside its own that open the level too. */
const ALSO: Partial<Record<AccessLevel, string>> = {
  BASIC: 'Selle avab ka Premium.',
  FOOD: 'Selle avab ka Premium.',
};

/** „See retsept kuulub paketti Toitumine. Selle avab ka Premium.“ */
export function lockedReason(thing: LockedThing, level: AccessLevel): string {
  if (level === 'OWNER') return PERSONAL[thing];
  if (level === 'SUBSCRIBER' || level === 'PUBLIC') return ANY_PLAN[thing];
  const belongs = fill(BELONGS[thing], { plan: accessLevel[level] });
  return [belongs, ALSO[level]].filter(Boolean).join(' ');
}

export const lockedText = {
  signInFirst: 'Kui sul on tellimus juba olemas, logi sisse.',
} as const;
