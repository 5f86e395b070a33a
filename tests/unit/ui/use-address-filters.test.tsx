// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAddressFilters } from '../../../src/ui/use-address-filters.ts';

const FORM = {
  read: (address: URLSearchParams) => ({ text: address.get('q') ?? '', isQuick: address.has('quick') }),
  write: ({ text, isQuick }: { text: string; isQuick: boolean }) =>
    new URLSearchParams([...(text ? [['q', text]] : []), ...(isQuick ? [['quick', '1']] : [])]),
};

function List() {
  const { asked, change } = useAddressFilters(FORM);
  return (
    <>
      <button onClick={() => change({ isQuick: true })}>Kiire</button>
      <button onClick={() => change({ text: 'kala' })}>kala</button>
      <p>{`${asked.text} ${asked.isQuick}`}</p>
    </>
  );
}

beforeEach(() => void render(<List />, { wrapper: MemoryRouter }));
afterEach(cleanup);

/** Presses, and lets React do what it does before the browser may paint. */
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}

it('a pressed filter changes the list in the same frame', async () => {
  await press('Kiire');
  expect(screen.getByText('true')).toBeTruthy();
});

it('typed words wait until typing leaves time, and no pressed filter waits for them', async () => {
  await press('kala');
  expect(screen.queryByText(/kala/u, { selector: 'p' }), 'the words').toBeNull();
  await press('Kiire');
  expect(screen.getByText('true')).toBeTruthy();
  expect(await screen.findByText('kala true')).toBeTruthy();
});
