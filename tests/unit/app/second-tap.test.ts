// @vitest-environment jsdom
/** A finger taps twice but meant to tap once. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ignoreSecondTaps } from '../../../src/app/second-tap.ts';

let now = 0;
const done: string[] = [];

function add(name: string, attributes: Record<string, string> = {}): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  for (const [attribute, value] of Object.entries(attributes)) button.setAttribute(attribute, value);
  button.addEventListener('click', () => done.push(button.textContent));
  document.body.append(button);
  return button;
}

interface Press {
  afterMs?: number;
  pointerType?: string;
  x?: number;
}

function press(target: Element, { afterMs = 0, pointerType = 'touch', x = 100 }: Press = {}): void {
  now += afterMs;
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: 100 };
  for (const event of [
    new PointerEvent('pointerdown', { ...at, pointerType }),
    new MouseEvent('click', at),
  ]) {
    Object.defineProperty(event, 'timeStamp', { value: now });
    target.dispatchEvent(event);
  }
}

beforeAll(() => ignoreSecondTaps(document));
beforeEach(() => {
  now += 10_000;
  done.length = 0;
  document.body.replaceChildren();
});

it('does not do what stands there since the first tap', () => {
  press(add('Märgi tehtuks'));
  press(add('Märgi tegemata'), { afterMs: 120 });
  press(add('Jäta vahele'), { afterMs: 400 });
  expect(done).toEqual(['Märgi tehtuks']);
});

it('does not press the same button once it means something else', () => {
  const button = add('Seeria tehtud', { 'data-of': '3' });
  press(button);
  button.dataset['of'] = '4';
  press(button, { afterMs: 200 });
  button.textContent = 'Jäta vahele';
  press(button, { afterMs: 200 });
  expect(done).toEqual(['Seeria tehtud']);
});

it('does what a button says as often as it is tapped, while it says the same', () => {
  const more = add('Rohkem kordusi');
  press(more);
  press(more, { afterMs: 90 });
  press(more, { afterMs: 90 });
  expect(done).toHaveLength(3);
});

it('hears her again after a moment, however often she has tapped meanwhile', () => {
  press(add('Esimene'));
  press(add('Teine'), { afterMs: 250 });
  press(add('Kolmas'), { afterMs: 250 });
  press(add('Neljas'), { afterMs: 250 });
  expect(done).toEqual(['Esimene', 'Neljas']);
});

it('hears a tap elsewhere, a mouse, and a press without any pointer at once', () => {
  press(add('Siin'));
  press(add('Seal'), { afterMs: 50, x: 180 });
  press(add('Hiirega'), { afterMs: 50, x: 180, pointerType: 'mouse' });
  add('Klahviga').click();
  expect(done).toEqual(['Siin', 'Seal', 'Hiirega', 'Klahviga']);
});

it('hears the tap that follows one beside the button', () => {
  const button = add('Märgi tehtuks');
  press(document.body);
  press(button, { afterMs: 150 });
  expect(done).toEqual(['Märgi tehtuks']);
});

it('lets a label press its field', () => {
  const label = document.createElement('label');
  const field = document.createElement('input');
  field.type = 'checkbox';
  label.append('Apelsin', field);
  document.body.append(label);
  press(label);
  expect(field.checked).toBe(true);
});
