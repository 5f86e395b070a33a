// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { doneBefore } from '../../../../src/app/public-pages/done-before.ts';

const FORM = '<button>Lõuna</button><button>Õhtu</button><input type="search">';

/** Sets up a prerendered page whose search field is in use, and the app that replaces it. */
function bothPages() {
  document.body.innerHTML = `<div id="words">${FORM}</div><div id="app">${FORM}</div>`;
  const [words, app] = Array.from(document.querySelectorAll('div'));
  const field = (page: HTMLElement | undefined) => page?.querySelector('input') as HTMLInputElement;
  if (!words || !app) throw new Error('There are two pages');
  field(words).focus();
  return { words, app, before: field(words), after: field(app) };
}

/** Types at the caret, as a keyboard does. */
function press(field: HTMLInputElement, letter: string) {
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(letter, selectionStart ?? 0, selectionEnd ?? 0, 'end');
}

describe('what was done before the app', () => {
  it('keeps the letters in order when she goes on typing while the app replaces the page', async () => {
    const { words, app, before, after } = bothPages();
    press(before, 'p');
    const { focus, repeat } = doneBefore(words, app);
    focus();
    const repeated = repeat();
    for (const letter of 'ilates') press(after, letter);
    await repeated;
    expect(after).toHaveProperty('value', 'pilates');
    expect(document.activeElement).toBe(after);
    press(after, '!');
    expect(after.value).toBe('pilates!');
  });

  it('keeps what she types after the exchange while earlier presses are still being repeated', async () => {
    const { words, app, before, after } = bothPages();
    press(before, 'supp');
    for (const button of words.querySelectorAll('button')) button.dataset['asked'] = '';
    const pressed: string[] = [];
    app.addEventListener('click', ({ target }) => {
      pressed.push((target as HTMLElement).textContent);
      press(after, '!');
    });
    const { focus, repeat } = doneBefore(words, app);
    focus();
    await repeat();
    expect(pressed).toEqual(['Lõuna', 'Õhtu']);
    expect(after.value).toBe('supp!!');
  });
});
