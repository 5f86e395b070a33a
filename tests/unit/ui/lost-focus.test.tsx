// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { completeJsdom } from '../features/member-page.tsx';

const user = userEvent.setup();

beforeAll(completeJsdom);
afterEach(cleanup);

/** The button that opened the dialog is gone by the time that it closes. */
function Screen() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Tänane päev</h1>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title="Saatmata muudatused">
          Kõik on saadetud
        </Dialog>
      )}
    </main>
  );
}

// As in browsers, the focus is still in the dialog when it has closed and had nothing to give it back to.
it('a dialog whose opener is gone leaves the focus on the screen’s heading', async () => {
  render(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Sulge' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tänane päev' }));
});
