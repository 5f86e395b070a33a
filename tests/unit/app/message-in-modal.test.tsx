// @vitest-environment jsdom
/** A message is within the modal that is open, outside of which everything is inert. */
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useState } from 'react';
import { keepMessageInModal } from '../../../src/app/message-in-modal.ts';
import { FullScreen } from '../../../src/ui/full-screen.tsx';
import { Sheet } from '../../../src/ui/sheet.tsx';
import { useSnackbar } from '../../../src/ui/snackbar.tsx';
import { completeJsdom, openOutbox, openPage } from '../features/member-page.tsx';

let open: (modals: 'none' | 'screen' | 'sheet above') => void;
let show: ReturnType<typeof useSnackbar>;

function Modals() {
  const [modals, setModals] = useState('none');
  open = setModals;
  show = useSnackbar();
  if (modals === 'none') return null;
  const sheet = (
    <Sheet isOpen={modals === 'sheet above'} title="Kogused" onClose={() => undefined}>
      Sool
    </Sheet>
  );
  return (
    <FullScreen title="Supp" closeLabel="Sulge" onClose={() => undefined} footer={null} above={sheet}>
      Keeda.
    </FullScreen>
  );
}

beforeAll(() => {
  completeJsdom();
  keepMessageInModal();
});
beforeEach(async () => {
  await openOutbox();
  openPage(<Modals />);
});

const step = (change: () => void) => act(async () => change());
const modalAround = () => screen.getByText('Söödud').closest('dialog');

it('stands in the innermost modal, and where it was once that is closed', async () => {
  await step(() => show({ text: 'Söödud' }));
  expect(modalAround()).toBeNull();
  await step(() => open('screen'));
  expect(modalAround()).toBe(screen.getByRole('dialog', { name: 'Supp' }));
  await step(() => open('sheet above'));
  expect(modalAround()).toBe(screen.getByRole('dialog', { name: 'Kogused' }));
  await step(() => open('screen'));
  expect(modalAround()).toBe(screen.getByRole('dialog', { name: 'Supp' }));
  await step(() => open('none'));
  expect(modalAround()).toBeNull();
});

it('is said in a modal that was open before, and outlasts the one whose closing it tells of', async () => {
  await step(() => open('screen'));
  const modal = screen.getByRole('dialog', { name: 'Supp' });
  expect(within(modal).getByRole('status').textContent).toBe('');
  await step(() => show({ text: 'Söödud' }));
  expect(modalAround()).toBe(modal);
  await step(() => {
    show({ text: 'Söödud' });
    open('none');
  });
  expect(modalAround()).toBeNull();
});
