// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { shoppingSource } from '../../../../../contract/marks/shopping-source.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { ShoppingScreen } from '../../../../../src/features/food/shopping/shopping-screen.tsx';
import { shoppingText } from '../../../../../src/features/food/shopping/shopping.text.ts';
import { formatDayWithWeekday } from '../../../../../src/language/dates.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';
import { tomato } from './shopping-phone.ts';

beforeAll(completeJsdom);

it('names a day once that two phones have listed in two rounds, as it counts', async () => {
  const outbox = await openOutbox();
  const rounds: [number, number][] = [
    [10, 3],
    [9, 2],
  ];
  for (const [round, count] of rounds) {
    const source = { count, foods: [tomato(100 * count)] };
    await saveMark(registerOf(outbox), shoppingSource, `day.2026-11-30.${round}`, source);
  }
  openPage(<ShoppingScreen />, { outbox });
  const region = within(screen.getByRole('region', { name: shoppingText.listed }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${formatDayWithWeekday('2026-11-30')}, 3 inimesele`,
  ]);
  expect(screen.getByRole('checkbox', { name: /^Tomat 300/ })).toBeTruthy();
});
