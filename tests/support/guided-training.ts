/** A guided training as she sees it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { guidedText } from '../../src/features/guided/guided.text.ts';
import { sessionsText } from '../../src/features/sessions/sessions.text.ts';
import type { MemberDevice } from './member-device.ts';
import { pressTwiceAtOnce } from './press-twice.ts';
import { GYM } from './sessions-on-server.ts';

export const player = (page: Page) => page.getByRole('dialog', { name: GYM.title });

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

export async function begin(device: MemberDevice): Promise<void> {
  await device.openTraining(GYM);
  await pressTwiceAtOnce(button(device.page, sessionsText.startTraining));
  await expect(player(device.page)).toBeVisible();
}

/** Ends it, and waits until the screen says so. */
export async function finish(page: Page): Promise<void> {
  await button(player(page), guidedText.finish).last().click();
  const question = page.getByRole('dialog', { name: guidedText.finishQuestion });
  await button(question, guidedText.finish).click();
  await expect(page.getByRole('heading', { name: guidedText.over })).toBeVisible();
}
