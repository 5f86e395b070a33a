import { describe, expect, it } from 'vitest';
import { findStepAmounts, foodOf, isOfEach, writtenAmounts } from '../../../src/language/step-amounts.ts';

const FOODS = ['Kreeka jogurt', 'Mesi', 'Kanafilee', 'Küüslauk', 'Piim 2,5%'];
const found = (text: string) => findStepAmounts(text, FOODS).map(({ start, end }) => text.slice(start, end));

describe('the amounts in a step', () => {
  it.each([
    ['Lisa 150 g kreeka jogurtit ja sega.', ['150 g']],
    ['Sega 2–3 spl mett 100 ml piimaga.', ['2–3 spl', '100 ml']],
    ['Pruunista 400 g tükeldatud kanafileed.', ['400 g']],
    ['Pane 1,4 liitri veega keema.', ['1,4 liitri']],
    ['Keeda 500 ml kergelt soolatud vees.', ['500 ml']],
    ['Lisa umbes 100 ml keeduvett.', ['100 ml']],
  ])('are of the food that follows them, in whatever case: %s', (text, amounts) => {
    expect(found(text)).toEqual(amounts);
  });

  it.each([
    'Lõika 1 cm viiludeks ja küpseta 200 kraadi juures 20 minutit.',
    'Vormi 12 palli.',
    'Lisa 150 g. Kanafilee pruunista pannil.',
    'Lisa 150 g suhkrut.',
    'Serveeri igaüks 150 g jogurtiga.',
    'Määri kummalegi 1 tl mett.',
  ])('are none that no ingredient can be named for, and none of one portion: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('know one portion’s, and the name of the food', () => {
    const text = 'Serveeri igaüks 150 g jogurtiga.';
    const [amount] = writtenAmounts(text);
    expect(amount && isOfEach(text, amount)).toBe(true);
    expect(amount && foodOf(text, amount, FOODS)).toBe('Kreeka jogurt');
  });
});
