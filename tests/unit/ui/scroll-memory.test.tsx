// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Page } from '../../../src/ui/page.tsx';
import { useScrollMemory } from '../../../src/ui/scroll-memory.ts';

/** jsdom has no layout, so nothing scrolls by itself. */
function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

beforeEach(() => {
  Object.assign(window, { scrollY: 0, scrollTo: (_left: number, top: number) => scrollTo(top) });
});
afterEach(cleanup);

function Lessons() {
  useScrollMemory();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const lesson = address.get('lesson') ?? 'none';
  return (
    <Page key={lesson} title={`Õppetund ${lesson}`} focusKey={`/course?lesson=${lesson}`}>
      <Link to="?lesson=2">Järgmine</Link>
      <Link to="?lesson=2&osa=b">Osa</Link>
      <button type="button" onClick={() => setAddress({ lesson, otsing: 'taldrik' }, { replace: true })}>
        Kitsenda
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Tagasi
      </button>
    </Page>
  );
}

function open(): void {
  render(
    <MemoryRouter initialEntries={['/course?lesson=1']}>
      <Lessons />
    </MemoryRouter>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));

it('begins the next lesson at its top, and returns to where she was in the one before', () => {
  open();
  scrollTo(3224);
  press('Järgmine');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Õppetund 2');
  expect(window.scrollY).toBe(0);
  scrollTo(80);
  press('Tagasi');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Õppetund 1');
  expect(window.scrollY).toBe(3224);
});

it('stays where she is while the address changes within one screen', () => {
  open();
  scrollTo(400);
  press('Kitsenda');
  expect(window.scrollY).toBe(400);
  press('Järgmine');
  scrollTo(500);
  press('Osa');
  expect(window.scrollY).toBe(500);
});
