// @vitest-environment jsdom
/** Recipes that a list leaves out are shown until she leaves that list for anything but a page that she opened in it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useShowingLeftOut } from '../../../../../src/features/food/avoided/use-showing-left-out.ts';

function List() {
  const [isShown, show] = useShowingLeftOut();
  return <button onClick={() => show(true)}>{isShown ? 'all' : 'left out'}</button>;
}

it('shows them on the way back from a recipe, and not on the way back to a later visit', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>start</p> },
      { path: '/recipes', element: <List /> },
      { path: '/recipes/1', element: <p>recipe</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  const back = () => act(() => router.navigate(-1));
  const shown = async () => (await screen.findByRole('button')).textContent;
  await go('/recipes');
  expect(await shown()).toBe('left out');
  fireEvent.click(await screen.findByRole('button'));
  expect(await shown()).toBe('all');
  await go('/recipes/1');
  await back();
  expect(await shown()).toBe('all');

  await go('/');
  await go('/recipes');
  expect(await shown()).toBe('left out');
  await go('/recipes/1');
  await back();
  expect(await shown()).toBe('left out');
});
