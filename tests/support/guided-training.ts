/** A guided training as she sees it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
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

/**
 * Begins it, and stops or lengthens the rest before its first set as soon as that is on the screen: on a slow machine its five
 * seconds are over before the next look. If they were over sooner still, it begins again.
 */
export async function beginInRest(device: MemberDevice, press: RestButton): Promise<void> {
  await begin(device);
  while (!(await pressInRest(device.page, press))) await beginAgain(device.page);
}

type RestButton = typeof guidedText.pause | typeof guidedText.longerLabel;

/** Returns whether it was pressed in time. */
async function pressInRest(page: Page, press: RestButton): Promise<boolean> {
  const isOnScreen = await player(page).evaluate(
    (screen, [skip, wanted]) => {
      const buttons = [...screen.querySelectorAll('button')];
      if (!buttons.some(({ textContent }) => textContent === skip)) return false;
      buttons.find((each) => each.getAttribute('aria-label') === wanted)?.click();
      return true;
    },
    [guidedText.skip, press] as const,
  );
  if (!isOnScreen) return false;
  // Its end can have come between: then it is the set that was stopped, and nothing that was lengthened.
  if (press === guidedText.pause) await expect(button(player(page), guidedText.resume)).toBeVisible();
  else await expect(player(page).getByRole('timer')).not.toHaveText(/^0:0\d$/);
  return button(player(page), guidedText.skip).isVisible();
}

/** No set of it is done yet, so that nothing remains of the one before. */
async function beginAgain(page: Page): Promise<void> {
  await button(player(page), guidedText.leave).click();
  await button(page, sessionsText.startAgain).click();
  const question = page.getByRole('dialog', { name: sessionsText.startQuestion });
  await button(question, sessionsText.startAgain).click();
  await expect(player(page)).toBeVisible();
}

/** Goes to the first set of an exercise through the plan, whatever runs before it, and waits until it is at hand. */
export async function goToSet(page: Page, exercise: string): Promise<void> {
  await button(player(page), guidedText.plan).click();
  const plan = page.getByRole('dialog', { name: guidedText.plan });
  await plan.getByRole('button', { name: exercise }).first().click();
  await expect(player(page).getByRole('heading', { name: exercise })).toBeVisible();
}

/** Ends it, and waits until the screen says so. */
export async function finish(page: Page): Promise<void> {
  await button(player(page), guidedText.finish).last().click();
  const question = page.getByRole('dialog', { name: guidedText.finishQuestion });
  await button(question, guidedText.finish).click();
  await expect(page.getByRole('heading', { name: guidedText.over })).toBeVisible();
}
