// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useDrawer } from '../../../src/app/use-drawer.ts';

it('opens over the page as it is, whose whole address stays: a shared list is named after its „#“', () => {
  const { result } = renderHook(() => ({ drawer: useDrawer(), location: useLocation() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/list?from=mail#token']}>{children}</MemoryRouter>
    ),
  });
  act(() => result.current.drawer.open());
  const { drawer, location } = result.current;
  expect(drawer.isOpen).toBe(true);
  expect(location).toMatchObject({ pathname: '/list', search: '?from=mail', hash: '#token' });
});
