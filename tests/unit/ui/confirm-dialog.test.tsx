// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { actions } from '../../../src/language/words.ts';
import { ConfirmDialog } from '../../../src/ui/confirm-dialog.tsx';
import { completeJsdom } from '../features/member-page.tsx';

beforeAll(completeJsdom);

it('what is under way cannot be cancelled, and what has failed can', async () => {
  const onClose = vi.fn();
  const dialog = (isBusy: boolean) => (
    <ConfirmDialog title="Lõpeta" confirm="Lõpeta" isBusy={isBusy} onClose={onClose} onConfirm={() => {}}>
      Kas lõpetad?
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(true));
  const cancel = screen.getByRole('button', { name: actions.cancel });
  await userEvent.click(cancel);
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(false));
  await userEvent.click(cancel);
  expect(onClose).toHaveBeenCalledOnce();
});
