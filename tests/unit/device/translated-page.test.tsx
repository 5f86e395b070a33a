// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { followTranslator } from '../../../src/device/translated-page.ts';
import { translatePage } from '../../support/page-translator.ts';

let endTranslation = () => {};

beforeAll(() => {
  followTranslator(document);
  endTranslation = translatePage().end;
});
afterEach(cleanup);
afterAll(() => endTranslation());

/** Draws it, and draws it again with what follows, each time once the translator has had its turn. */
async function textsOf(...pages: React.ReactElement[]): Promise<(string | null)[]> {
  const [first, ...others] = pages;
  const { container, rerender } = render(first);
  const texts: (string | null)[] = [];
  const look = async () => {
    // Observers have their turn after each change of the other.
    for (let turn = 0; turn < 4; turn += 1) await act(async () => {});
    texts.push(container.textContent);
  };
  await look();
  for (const page of others) {
    rerender(page);
    await look();
  }
  return texts;
}

it('shows what a text beside others says next, and translates it', async () => {
  const page = (set: number, word: string) => (
    <p>
      seeria {set}/3 {word}
    </p>
  );
  expect(await textsOf(page(1, 'kükk'), page(2, 'kükk'), page(3, 'plank'))).toEqual([
    'SEERIA 1/3 KÜKK',
    'SEERIA 2/3 KÜKK',
    'SEERIA 3/3 PLANK',
  ]);
});

it('lets a text go, and come back', async () => {
  const page = (isThere: boolean) => (
    <p>
      {isThere && 'ootab'} <b>{isThere ? 1 : 2}</b>
    </p>
  );
  expect(await textsOf(page(true), page(false), page(true))).toEqual(['OOTAB 1', ' 2', 'OOTAB 1']);
});

it('puts what comes before a text before its translation', async () => {
  const page = (isOpen: boolean) => (
    <p>
      {isOpen && <b>uus</b>}
      vana
    </p>
  );
  expect(await textsOf(page(false), page(true), page(false))).toEqual(['VANA', 'UUSVANA', 'VANA']);
});

it('changes the order of texts', async () => {
  const page = (...words: string[]) => <p>{words.map((word) => [word, <i key={`i-${word}`}>,</i>])}</p>;
  expect(await textsOf(page('a', 'b'), page('b', 'a'), page('a'))).toEqual(['A,B,', 'B,A,', 'A,']);
});

it('leaves figures as they are', async () => {
  const page = (kilograms: string) => <b translate="no">{kilograms} kg</b>;
  expect(await textsOf(page('62,5'), page('63'))).toEqual(['62,5 kg', '63 kg']);
});
