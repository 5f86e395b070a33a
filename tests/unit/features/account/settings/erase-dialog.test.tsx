// @vitest-environment jsdom
/** She is told the outcome when she erases her account on a phone that somebody else is just signing in on. */
import '../../../../support/offline/device.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EraseDialog } from '../../../../../src/features/account/settings/erase-dialog.tsx';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import { privacy } from '../../../../../src/language/words.ts';
import { clearKv, writeKv, writeSession } from '../../../../../src/session/session-database.ts';
import { keepTokens } from '../../../../support/kept-tokens.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openPage, serverThat } from '../../member-page.tsx';

beforeAll(completeJsdom);
afterEach(() => clearKv());

async function signInOther(): Promise<void> {
  await writeKv('identity-configuration', { userPoolId: 'eu-north-1_x', userPoolClientId: 'client' });
  const claims = { sub: 'other', email: 'other@example.com', iat: 1, exp: 2 };
  const idToken = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  await keepTokens(writeKv, 'client', {
    username: 'other',
    accessToken: 'a',
    refreshToken: 'r',
    idToken,
    clockDriftMs: 0,
  });
}

it('says that the account is erased, and is not busy for ever, where somebody else is just signing in', async () => {
  await writeSession({ member: { ...MEMBER, groups: [] }, needsSignIn: false });
  await signInOther();
  const { client } = serverThat(() => ({ deleteMyAccount: true, listSubscriptions: [] }));
  openPage(<EraseDialog email={MEMBER.email} onClose={vi.fn()} />, { client });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(privacy['erase.type']), { target: { value: MEMBER.email } });
  const erase = () => dialog.getByRole('button', { name: privacy.erase });
  await act(async () => fireEvent.click(erase()));
  expect(await dialog.findByText(settingsText.erasedBesideOther)).toBeTruthy();
  expect(erase().getAttribute('aria-disabled')).not.toBe('true');
});
