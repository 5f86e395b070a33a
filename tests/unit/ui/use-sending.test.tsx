// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sendingText } from '../../../src/ui/sending.text.ts';
import { useSending } from '../../../src/ui/use-sending.tsx';
import { completeJsdom } from '../features/member-page.tsx';

beforeAll(completeJsdom);
afterEach(() => vi.restoreAllMocks());

function Share() {
  const { send, byHand } = useSending('Kopeeritud');
  return (
    <>
      <button type="button" onClick={() => void send({ text: '2 sibulat\n1 porgand' })}>
        Jaga
      </button>
      {byHand}
    </>
  );
}

it('what can be neither shared nor copied stands there to be copied by hand', async () => {
  const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  render(<Share />);
  const press = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
  await press.click(screen.getByRole('button', { name: 'Jaga' }));
  const sheet = await screen.findByRole('dialog', { name: sendingText.title });
  expect(sheet.textContent).toContain('2 sibulat1 porgand');
});
