// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { landingText } from '../../../src/app/landing.text.ts';
import { LandingScreens } from '../../../src/app/landing-screens.tsx';
import { noteRequest } from '../../../src/offline/connection.ts';

afterEach(() => {
  act(() => noteRequest(true));
  cleanup();
});

const pictures = () => [...document.querySelectorAll('img')];

it('promise 7: leaves out the pictures of the app that cannot be had, and shows them once there is a connection', () => {
  act(() => noteRequest(false));
  render(
    <MemoryRouter>
      <LandingScreens />
    </MemoryRouter>,
  );
  const [first] = pictures();
  if (first) fireEvent.error(first);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    landingText.screens.slice(1).map(({ label }) => label),
  );
  for (const picture of pictures()) fireEvent.error(picture);
  expect(screen.queryByRole('region', { name: landingText.screensTitle })).toBeNull();
  act(() => noteRequest(true));
  expect(pictures()).toHaveLength(landingText.screens.length);
});
