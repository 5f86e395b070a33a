// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Page } from '../../../src/ui/page.tsx';

afterEach(cleanup);

function Screens() {
  return (
    <MemoryRouter initialEntries={['/recipes']}>
      <Routes>
        <Route
          path="/recipes"
          element={
            <Page title="Retseptid">
              <Link to="/diary">Edasi</Link>
            </Page>
          }
        />
        <Route
          path="/diary"
          element={
            <Page title="Päevik">
              <Link to="?nadal=1">Nädal</Link>
            </Page>
          }
        />
      </Routes>
    </MemoryRouter>
  );
}

it('names the window after each screen and focuses its heading, except where the app was opened', () => {
  render(<Screens />);
  expect(document.title).toBe('Retseptid · Hoog');
  expect(document.activeElement).toBe(document.body);

  fireEvent.click(screen.getByRole('link', { name: 'Edasi' }));
  expect(document.title).toBe('Päevik · Hoog');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Päevik' }));

  screen.getByRole('link', { name: 'Nädal' }).focus();
  fireEvent.click(screen.getByRole('link', { name: 'Nädal' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Nädal' }));
});
