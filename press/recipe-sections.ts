import type { FrontMatter } from './front-matter.ts';

export interface WrittenLine {
  /** 1-based, in the whole file. */
  line: number;
  text: string;
}

interface RecipeSections {
  description: string;
  /** The entries of „Koostisosad“, without their dash. */
  ingredients: WrittenLine[];
  /** The entries of „Valmistamine“, without their number. */
  steps: WrittenLine[];
}

const SECTION_NAMES = ['Koostisosad', 'Valmistamine'];

/** Splits a recipe's Markdown into its three parts; calls `report` for every line that belongs to none of them. */
export function readRecipeSections(
  { body, bodyLine }: Pick<FrontMatter, 'body' | 'bodyLine'>,
  report: (line: number, message: string) => void,
): RecipeSections {
  const sections: RecipeSections = { description: '', ingredients: [], steps: [] };
  const found: string[] = [];
  for (const [index, written] of body.split('\n').entries()) {
    const line = bodyLine + index;
    const text = written.trim();
    if (text === '') continue;
    if (/<[a-z!/]/iu.test(text)) report(line, 'HTML-i siin kasutada ei saa.');
    if (text.startsWith('#')) {
      const name = text.replace(/^## /u, '');
      if (name !== SECTION_NAMES[found.length]) report(line, orderMessage());
      found.push(name);
    } else if (found.length === 0) sections.description = `${sections.description} ${text}`.trim();
    else if (found.at(-1) === SECTION_NAMES[0]) readIngredient(sections, { line, text }, report);
    else readStep(sections, { line, text }, report);
  }
  if (sections.description === '')
    report(bodyLine, 'Enne koostisosi peab olema lause või paar, mis rooga tutvustab.');
  for (const name of SECTION_NAMES) if (!found.includes(name)) report(bodyLine, `Puudu on osa „## ${name}“.`);
  if (found.includes('Koostisosad') && sections.ingredients.length === 0)
    report(bodyLine, 'Koostisosi ei ole.');
  if (found.includes('Valmistamine') && sections.steps.length === 0)
    report(bodyLine, 'Valmistamise samme ei ole.');
  return sections;
}

function orderMessage(): string {
  const names = SECTION_NAMES.map((name) => `„## ${name}“`).join(' ja ');
  return `Retseptis on selles järjekorras üks kord osad ${names}, muid pealkirju ei ole.`;
}

function readIngredient(
  sections: RecipeSections,
  { line, text }: WrittenLine,
  report: (line: number, message: string) => void,
) {
  if (text.startsWith('- ')) sections.ingredients.push({ line, text: text.slice(2).trim() });
  else report(line, 'Iga koostisosa on oma real ja algab sidekriipsuga: „- 100 g Kaerahelbed“.');
}

function readStep(
  sections: RecipeSections,
  { line, text }: WrittenLine,
  report: (line: number, message: string) => void,
) {
  const [, number, step] = /^(\d+)\. +(.+)$/u.exec(text) ?? [];
  if (step === undefined)
    report(line, 'Iga samm on oma real ja algab numbriga: „1. Kuumuta ahi 200 kraadini.“');
  else {
    sections.steps.push({ line, text: step });
    if (Number(number) !== sections.steps.length) {
      report(line, `Sammud on järjest nummerdatud; siin peab olema ${sections.steps.length}.`);
    }
  }
}
