import { describe, expect, it } from 'vitest';
import { findStepDurations } from '../../../../../src/features/food/recipes/step-durations.ts';

const found = (text: string) =>
  findStepDurations(text).map(({ start, end, seconds }) => [text.slice(start, end), seconds]);

describe('findStepDurations', () => {
  it.each([
    ['Küpseta 20–25 minutit.', [['20–25 minutit', 1200]]],
    ['Küpseta 20-25 min, kuni pind on kuldne.', [['20-25 min', 1200]]],
    ['Keeda 12 kuni 15 minutit.', [['12 kuni 15 minutit', 720]]],
    ['Kuumuta 1 minut.', [['1 minut', 60]]],
    ['Hoia vähemalt pool tundi külmkapis.', [['pool tundi', 1800]]],
    ['Poole tunni pärast pööra ümber.', [['Poole tunni', 1800]]],
    ['Hauta poolteist tundi.', [['poolteist tundi', 5400]]],
    ['Küpseta veerand tundi.', [['veerand tundi', 900]]],
    ['Jäta 10 minutiks seisma.', [['10 minutiks', 600]]],
    ['Pane vähemalt 3 tunniks või ööseks külmkappi.', [['3 tunniks', 10800]]],
    ['Küpseta 1,5 tundi.', [['1,5 tundi', 5400]]],
    ['Soojenda kummalgi poolel 30 sekundit.', [['30 sekundit', 30]]],
    ['Küpseta kolm minutit mõlemalt poolt.', [['kolm minutit', 180]]],
    ['Viimaseks 6 minutiks lisa pähklid.', [['6 minutiks', 360]]],
    ['Valmib 40 minutiga.', [['40 minutiga', 2400]]],
    ['Lase tund aega kerkida.', [['tund aega', 3600]]],
    ['Jäta tunniks kerkima.', [['tunniks', 3600]]],
  ])('reads „%s“', (text, expected) => expect(found(text)).toEqual(expected));

  it('joins hours and minutes that belong together', () => {
    expect(found('Küpseta 1 tund 20 minutit.')).toEqual([['1 tund 20 minutit', 4800]]);
    expect(found('Küpseta 1 tund ja 20 minutit.')).toEqual([['1 tund ja 20 minutit', 4800]]);
  });

  it('takes the lower bound of a range whose ends have different units', () => {
    expect(found('Marineeri 30 minutit kuni 2 tundi.')).toEqual([['30 minutit kuni 2 tundi', 1800]]);
  });

  it('finds several times in one step', () => {
    expect(found('Prae 3–4 minutit, lisa sibul ja prae veel 2 minutit.')).toEqual([
      ['3–4 minutit', 180],
      ['2 minutit', 120],
    ]);
    expect(found('Prae 5 minutit ja hauta 10 minutit.').map(([, seconds]) => seconds)).toEqual([300, 600]);
  });

  it.each([
    'Kuumuta ahi 200 kraadini ja lisa 300 ml vett.',
    'Pööra poole aja möödudes ümber.',
    'Vormi 8 kotletti ja haki 2 hakkliha minutipihvi.',
    'Lõika 1 cm viiludeks.',
    'Riivi 100 g juustu, sega 2 minutisousti.',
  ])('finds no time in „%s“', (text) => expect(found(text)).toEqual([]));
});
