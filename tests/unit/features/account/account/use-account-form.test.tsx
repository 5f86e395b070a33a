// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useAccountForm } from '../../../../../src/features/account/account/use-account-form.ts';
import type { SignInResult } from '../../../../../src/session/identity-call.ts';

interface FormProps {
  answer: Promise<SignInResult>;
  onDone: () => void;
}

function Form({ answer, onDone }: FormProps) {
  const { onSubmit } = useAccountForm({ as: 'login', findFaults: () => ({}), send: () => answer, onDone });
  return <form aria-label="Konto" onSubmit={onSubmit} />;
}

/** Submits the form, lets `meanwhile` happen, and then responds. Returns how often she was led on. */
async function send(meanwhile: (unmount: () => void) => void): Promise<number> {
  let ledOn = 0;
  let give: (result: SignInResult) => void = () => undefined;
  const answer = new Promise<SignInResult>((resolve) => {
    give = resolve;
  });
  const { unmount } = render(<Form answer={answer} onDone={() => (ledOn += 1)} />);
  fireEvent.submit(screen.getByRole('form'));
  meanwhile(unmount);
  await act(async () => {
    give({ ok: true });
    await answer;
  });
  return ledOn;
}

afterEach(cleanup);

describe('an account’s form', () => {
  it('continues when the response arrives', async () => {
    expect(await send(() => undefined)).toBe(1);
  });

  it('does not pull her back if she left before the response', async () => {
    expect(await send((unmount) => unmount())).toBe(0);
  });
});
