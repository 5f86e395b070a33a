/** The page about privacy says which data of a member is kept, and who may read it. */
import { describe, expect, it } from 'vitest';
import { MARK_KINDS, type MarkKindName } from '../../contract/marks/mark-kinds.generated.ts';
import { textOf } from '../support/repository-files.ts';

const page = textOf('content/pages/privacy/privaatsustingimused.md');

/** The page's words for each kind. */
const MARKS: Record<MarkKindName, string> = {
  'avoided-allergen': 'allergeenid ja toiduained, mida sa väldid',
  'avoided-food': 'allergeenid ja toiduained, mida sa väldid',
  challenge: 'mis päevad ja harjumused väljakutses märkisid',
  cooking: 'kus sa retseptiga oled',
  eaten: 'mis päevadel neid sõid',
  'energy-goal': '**Päevase energia eesmärk:**',
  'exercise-swap': 'mille teed treeningus mõne harjutuse asemel',
  favourite: 'mis retseptid ja treeningud on sinu lemmikud',
  'lesson-opened': 'mis õppetunnid oled lugenud',
  'lesson-read': 'mis õppetunnid oled lugenud',
  'menu-meal': 'millised road oled ise menüüsse valinud',
  'pantry-food': 'kodus olemas',
  'planned-training': 'mis treeningud oled endale planeerinud ja mis ajaks',
  'program-done': 'millal mõnda treeningprogrammi alustasid ja lõpetasid',
  'program-pause': 'millal selles puhkasid',
  'program-start': 'millal mõnda treeningprogrammi alustasid ja lõpetasid',
  'program-weekdays': 'mis nädalapäevadel selles treenid',
  'quiet-hours': 'sinu vaiksed tunnid',
  'recipe-note': '**Märkused retseptide juures:**',
  'recipe-rating': 'kuidas sa retsepte hindad',
  'rests-off': 'kas jätad treeningul puhkepausid vahele',
  'shopping-order': 'mis on sinu ostunimekirjas',
  'shopping-own': 'mis on sinu ostunimekirjas',
  'shopping-round': 'mis on sinu ostunimekirjas',
  'shopping-source': 'mis on sinu ostunimekirjas',
  'shopping-staple': 'mis on sinu ostunimekirjas',
  'shopping-tick': 'mis on sinu ostunimekirjas',
  substitution: 'mille oled retseptides asendanud',
  'task-done': 'mis ülesanded neis tehtuks märkinud',
  together: 'mis roogi valmistad korraga, mis ajaks',
  'together-done': 'kui kaugel nendega oled',
  'watch-position': 'kus video pooleli jäi',
  'week-goal': 'nädala eesmärk, kui selle seadsid',
  'weight-proposals': 'kas soovid raskuse ettepanekuid',
};

/** The page's words for each address that is read without signing in. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  calendarFeedPath: [
    'Kes aadressi teab, näeb ilma sisse logimata',
    'nende nimedega, mille ise panid',
    'planeeritud treeninguid ja menüüsse valitud roogi',
    'Planeeritud treeninguid ja sinu valitud roogi näitab ka sinu kalendri aadress.',
    '- Kalendri aadress: kuni teed uue',
  ],
  sharedShoppingPath: ['Ostunimekirja näeb ka see, kellele annad selle lingi: kuni seitse päeva'],
};

describe('the page about privacy', () => {
  it.each(MARK_KINDS.map(({ name }) => name))('says that %s is kept', (name) => {
    const phrase = (MARKS as Partial<Record<string, string>>)[name];
    expect(phrase, `Say on the page what ${name} keeps of her, and name the phrase here.`).toBeDefined();
    expect(page).toContain(phrase);
  });

  it('says who else reads each address that needs no signing in', () => {
    const paths = [...textOf('contract/paths.ts').matchAll(/function (\w+)\(token: string\)/g)];
    expect(paths.map(([, name]) => name)).toEqual(Object.keys(TOKENS));
    for (const phrase of Object.values(TOKENS).flat()) expect(page).toContain(phrase);
  });

  it('says how long what she has not saved waits on the device, with its photo', () => {
    const drafts = ['src/session/use-kept-draft.ts', 'src/session/draft-file.ts'];
    for (const file of [...drafts, 'src/features/account/settings/profile-draft.ts'])
      expect(textOf(file)).toContain('const LIFE_MS = 24 * 60 * 60 * 1000;');
    expect(page).toContain('ootab koos valitud fotoga kuni ühe ööpäeva ainult selles seadmes');
  });

  it('names what is kept after an account is erased', () => {
    expect(page).toContain('lepingu number, e-posti aadress, saatmise aeg ja tagastatud summa');
    expect(page).toContain('Arved ja taganemised');
    expect(textOf('src/language/et.json')).toContain('Arved ja taganemised säilitame');
  });
});
