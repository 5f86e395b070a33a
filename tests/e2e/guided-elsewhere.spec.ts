/** A training under way that is open twice, and led by what she has in her ears. */
import type { Page } from '@playwright/test';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { paths } from '../../contract/paths.ts';
import { guidedText } from '../../src/features/training/sessions/guided.text.ts';
import { begin, beginInRest, button, finish, goToSet, player } from '../support/guided-training.ts';
import { expect, openTab, testWithApp } from '../support/product-test.ts';
import { doneOf, GYM, storedSessions } from '../support/sessions-on-server.ts';
import { actions } from '../support/words.ts';

testWithApp(
  'promise 2: a training open in two tabs goes on in both, says in one that it was deleted or ended in the other, and is sent once',
  async ({ context, device, page, record }) => {
    await beginInRest(device, guidedText.pause);
    const other = await openTab(context, device);
    await other.open(paths.guided.to(GYM.id));
    await goToSet(page, 'Kükk raskuseta');
    await button(player(page), guidedText.done).click();
    await expect(player(other.page).getByText(doneOf(1))).toBeVisible();
    await goToSet(other.page, 'Kükk kangiga');
    await button(player(other.page), guidedText.done).click();
    await expect(player(page).getByText(doneOf(2))).toBeVisible();

    await device.expectAllSent();
    await other.open('/calendar');
    const row = other.page.getByRole('listitem', { name: GYM.title, exact: true });
    await row.getByRole('button', { name: actions.delete }).click();
    await other.holdUndo();
    await expect(page.getByText(guidedText.goneInfo)).toBeVisible();
    await expect(player(page)).toHaveCount(0);
    await other.page.getByRole('button', { name: actions.undo }).click();
    await expect(player(page).getByText(doneOf(2))).toBeVisible();

    await other.open(paths.guided.to(GYM.id));
    await expect(player(other.page).getByText(doneOf(2))).toBeVisible();
    await finish(page);
    await expect(other.page.getByText(guidedText.overElsewhere)).toBeVisible();
    await expect(other.page.getByRole('heading', { name: guidedText.over })).toBeVisible();
    await device.expectAllSent();
    const [session, ...others] = await storedSessions(record);
    expect(others).toEqual([]);
    expect(session?.endDateTime).not.toBeNull();
    expect(session?.sets).toHaveLength(2);
    const today = dayOf(momentOf(new Date()));
    const marks = (await record.completions()).filter(
      ({ eventDateTime, training }) => training.id === GYM.id && dayOf(eventDateTime) === today,
    );
    expect(marks).toHaveLength(1);
    await record.ask(
      'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }',
      { id: marks[0]?.id, at: marks[0]?.eventDateTime },
    );
  },
);

interface Headphones {
  headphones: Map<string, MediaSessionActionHandler>;
}

/** Notes the functions that the page gives the browser for the buttons of the headphones. */
function noteHandlers(): void {
  const handlers = new Map<string, MediaSessionActionHandler>();
  Object.assign(globalThis, { headphones: handlers });
  const give = MediaSession.prototype.setActionHandler;
  MediaSession.prototype.setActionHandler = function (action, handler) {
    if (handler) handlers.set(action, handler);
    else handlers.delete(action);
    give.call(this, action, handler);
  };
}

/** As the browser does. */
async function press(page: Page, action: MediaSessionAction): Promise<void> {
  await page.evaluate((pressed) => {
    const { headphones } = globalThis as unknown as Headphones;
    const handler = headphones.get(pressed);
    if (!handler) throw new Error(`${pressed} does nothing`);
    handler({ action: pressed });
  }, action);
}

testWithApp(
  'the buttons of headphones stop the time, go on, do the set and go back, and nothing once the training is left @breadth',
  async ({ device, page }) => {
    await page.addInitScript(noteHandlers);
    await begin(device);
    await expect(button(player(page), guidedText.pause)).toBeEnabled();
    await press(page, 'pause');
    await expect(button(player(page), guidedText.resume)).toBeVisible();
    await press(page, 'play');
    await expect(button(player(page), guidedText.pause)).toBeVisible();
    await press(page, 'pause');
    await expect(button(player(page), guidedText.resume)).toBeVisible();
    await press(page, 'nexttrack');
    await expect(button(player(page), guidedText.skip)).toHaveCount(0);
    await button(player(page), guidedText.forth).click();
    await expect(player(page).getByRole('heading', { name: 'Kükk raskuseta' })).toBeVisible();
    await press(page, 'nexttrack');
    await expect(player(page).getByText(doneOf(1))).toBeVisible();
    await press(page, 'previoustrack');
    await expect(player(page).getByText(guidedText.isDone, { exact: true })).toBeVisible();
    await button(player(page), guidedText.leave).click();
    await expect(player(page)).toHaveCount(0);
    const left = () => page.evaluate(() => [...(globalThis as unknown as Headphones).headphones.keys()]);
    await expect.poll(left).toEqual([]);
  },
);
