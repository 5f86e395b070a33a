// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { UpdateNotice } from '../../../../src/app/worker/update-notice.tsx';
import { updateWaiting } from '../../../../src/app/worker/worker-registration.ts';
import { pwa } from '../../../../src/language/words.ts';
import { completeJsdom, openOutbox, openPage } from '../../features/member-page.tsx';

beforeAll(completeJsdom);

it('leaves the focus at the screen’s heading once she puts the new version off', async () => {
  const outbox = await openOutbox();
  updateWaiting.set(true);
  openPage(
    <>
      <main>
        <h1 tabIndex={-1}>Pealkiri</h1>
      </main>
      <UpdateNotice />
    </>,
    { outbox },
  );
  await userEvent.click(await screen.findByRole('button', { name: pwa['install.notNow'] }));
  expect(screen.queryByText(pwa['update.title'])).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pealkiri' }));
});
