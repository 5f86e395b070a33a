// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sendingText } from '../../../src/ui/sending.text.ts';
import { useFileSaving } from '../../../src/ui/use-file-saving.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FILE = new File(['x'], 'hoog.csv', { type: 'text/csv' });

function Download() {
  const { save, unsaved } = useFileSaving();
  return (
    <>
      <button type="button" onClick={() => void save(FILE)}>
        Laadi alla
      </button>
      {unsaved}
    </>
  );
}

/** An iPhone's app on the home screen. */
function openOnHomeScreen(canShare: boolean, share: () => Promise<void>): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { standalone: true, canShare: () => canShare, share }),
  );
}

it('a file that came too long after her press is saved by another one', async () => {
  const shared: string[] = [];
  let isPressed = false;
  openOnHomeScreen(true, async () => {
    if (!isPressed) throw new DOMException('', 'NotAllowedError');
    shared.push(FILE.name);
  });
  render(<Download />);
  await userEvent.click(screen.getByRole('button', { name: 'Laadi alla' }));
  expect(await screen.findByRole('status')).toHaveProperty(
    'textContent',
    sendingText.file.refused + sendingText.fileAgain,
  );
  isPressed = true;
  await userEvent.click(screen.getByRole('button', { name: sendingText.fileAgain }));
  await expect.poll(() => shared).toEqual(['hoog.csv']);
  expect(screen.queryByRole('status')).toBeNull();
});

it('a file whose sheet she has closed is said not to be saved, and is saved by another press', async () => {
  let isClosed = true;
  openOnHomeScreen(true, async () => {
    if (isClosed) throw new DOMException('', 'AbortError');
  });
  render(<Download />);
  await userEvent.click(screen.getByRole('button', { name: 'Laadi alla' }));
  expect(await screen.findByText(sendingText.file.left)).toBeDefined();
  isClosed = false;
  await userEvent.click(screen.getByRole('button', { name: sendingText.fileAgain }));
  await expect.poll(() => screen.queryByText(sendingText.file.left)).toBeNull();
});

it('she is told what to do with a file that nothing on her phone takes', async () => {
  openOnHomeScreen(false, () => Promise.resolve());
  render(<Download />);
  await userEvent.click(screen.getByRole('button', { name: 'Laadi alla' }));
  expect(await screen.findByText(sendingText.file.untaken)).toBeDefined();
  expect(screen.queryByRole('button', { name: sendingText.fileAgain })).toBeNull();
});
