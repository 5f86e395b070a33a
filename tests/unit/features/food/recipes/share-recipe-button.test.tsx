// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ShareRecipeButton } from '../../../../../src/features/food/recipes/share-recipe-button.tsx';
import { sendingText } from '../../../../../src/ui/sending.text.ts';
import { SnackbarProvider } from '../../../../../src/ui/snackbar.tsx';
import { completeJsdom } from '../../member-page.tsx';

const ADDRESS = `${location.origin}/recipes/lohesupp`;

/** Presses the button in a browser that shares so, and copies so. */
function press(
  share: ((data: ShareData) => Promise<void>) | undefined,
  writeText = vi.fn(async () => undefined),
) {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  render(
    <SnackbarProvider>
      <ShareRecipeButton recipe={{ id: 'lohesupp', name_EE: 'Lõhesupp' }} />
    </SnackbarProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Jaga retsepti' }));
  return writeText;
}

beforeAll(completeJsdom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('sharing a recipe', () => {
  it('sends its public address by the phone’s own sheet, without what she chose in it', async () => {
    const share = vi.fn(async () => undefined);
    press(share);
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Lõhesupp', url: ADDRESS }));
    expect(screen.queryByText(/kopeeritud|õnnestunud/)).toBeNull();
  });

  it('copies the address where the browser has no such sheet', async () => {
    const writeText = press(undefined);
    expect(await screen.findByText('Retsepti link on kopeeritud.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
  });

  it('copies the address where sharing fails, and shows it to be copied by hand where that fails too', async () => {
    const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    const writeText = press(refused);
    expect(await screen.findByText('Retsepti link on kopeeritud.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    cleanup();
    press(refused, vi.fn(refused));
    const sheet = await screen.findByRole('dialog', { name: sendingText.title });
    expect(sheet.textContent).toContain(ADDRESS);
  });

  it('says nothing where she changed her mind', async () => {
    // In a browser, and not in jsdom, a DOMException is an Error.
    const aborted = Object.assign(new Error(), { name: 'AbortError' });
    const changed = vi.fn(() => Promise.reject(aborted));
    press(changed);
    await waitFor(() => expect(changed).toHaveBeenCalled());
    expect(screen.queryByText(/õnnestunud|kopeeritud/)).toBeNull();
  });
});
