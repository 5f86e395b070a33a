// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { CookMode } from '../../../../../src/features/food/recipes/cook-mode.tsx';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

beforeAll(completeJsdom);

it('offers at the last step to mark the dish as eaten today, and marks nothing by itself', async () => {
  const outbox = await openOutbox();
  const open = (step: number) =>
    openPage(
      <CookMode
        recipe={{ id: 'supp', name_EE: 'Supp', ingredients: [], steps: ['Keeda.', 'Serveeri.'] }}
        ingredients={[]}
        foods={[]}
        factor={1}
        ratios={new Map()}
        has={undefined}
        step={step}
        visit={`${step}`}
        isChanged={false}
        onStep={() => undefined}
        onClose={() => undefined}
        list={null}
      />,
      { outbox },
    );
  open(1);
  expect(screen.queryByRole('button', { name: 'Täna söödud' })).toBeNull();
  open(2);
  const [, last] = screen
    .getAllByRole('dialog')
    .filter((dialog) => dialog.getAttribute('aria-label') === 'Supp');
  const eatenToday = () => within(last as HTMLElement).getByRole('button', { name: 'Täna söödud' });
  expect(outbox.entries).toEqual([]);
  fireEvent.click(eatenToday());
  await expect.poll(() => eatenToday().getAttribute('aria-pressed')).toBe('true');
  expect(outbox.entries.map(({ kind }) => kind)).toEqual(['saveMarks']);
});
