// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Boundary } from '../../../../src/app/boundary.tsx';
import { filePart } from '../../../../src/app/start/file-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Recipes = () => <h1>Retseptid</h1>;
const page = (Part: React.ComponentType) => (
  <Boundary fallback={() => 'Laadimine ebaõnnestus'}>
    <Suspense fallback="Laen">
      <Part />
    </Suspense>
  </Boundary>
);
const drawn = (Part: React.ComponentType) => render(page(Part));

it('draws a screen whose file is there at once, without anything in its place', async () => {
  const Part = filePart(async () => Recipes);
  await Part.preload();
  drawn(Part);
  expect(screen.getByRole('heading').textContent).toBe('Retseptid');
});

it('draws a placeholder until the file is there', async () => {
  drawn(filePart(async () => Recipes));
  expect(screen.queryByText('Laen')).not.toBeNull();
  expect((await screen.findByRole('heading')).textContent).toBe('Retseptid');
});

it('keeps what is typed when it is drawn again after its file has come', async () => {
  const Part = filePart(async () => () => <input aria-label="Otsing" />);
  const { rerender } = drawn(Part);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  field.value = 'supp';
  rerender(page(Part));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('supp');
});

it('says that a file cannot be loaded where its screen is drawn, and not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = filePart(async (): Promise<typeof Recipes> => {
    throw new TypeError('Failed to fetch');
  });
  await Part.preload();
  drawn(Part);
  expect(await screen.findByText('Laadimine ebaõnnestus')).not.toBeNull();
});
