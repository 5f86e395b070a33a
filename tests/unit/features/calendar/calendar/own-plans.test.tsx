// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { plannedTraining } from '../../../../../contract/marks/planned-training.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { OwnPlans } from '../../../../../src/features/calendar/calendar/own-plans.tsx';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { useMarks } from '../../../../../src/platform/marks/use-mark.ts';
import { remindersText } from '../../../../../src/features/account/reminders/reminders.text.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { PushingBrowser } from '../../../../support/pushing-browser.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, type Question, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const today = dayOf(momentOf(new Date()));
const KEY = '00000000-0000-4000-8000-000000000000';
let outbox: Outbox;

function answer({ operation }: Question) {
  if (operation !== 'StudioScreen_Trainings') return undefined;
  return { listTrainings: { __typename: 'TrainingList', items: [trainingCard('t-1')], nextToken: null } };
}

function open(day: string, onMoved: (day: string) => void = () => undefined): void {
  const plans = [{ key: KEY, trainingId: 't-1', at: `${day}T18:30` }];
  openPage(<OwnPlans plans={plans} now={new Date()} onMoved={onMoved} />, {
    outbox,
    client: serverThat(answer).client,
  });
}

/** Both on the screen, as today and the chosen day are on the calendar. */
function TwoDays({ now }: { now: Date }) {
  const plans = [...useMarks(plannedTraining)].map(([key, plan]) => ({ key, ...plan }));
  return [today, addDays(today, 1)].map((day) => {
    const ofDay = plans.filter(({ at }) => at.startsWith(day));
    return (
      <section key={day} aria-label={day}>
        {ofDay.length > 0 && <OwnPlans plans={ofDay} now={now} onMoved={() => undefined} />}
      </section>
    );
  });
}

/** The stored plan; null once it is taken away. */
function stored(): unknown {
  const mark = [...registerOf(outbox).marks.values()].find(({ key }) => key === KEY);
  return mark && (mark.value === null ? null : JSON.parse(mark.value));
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes a day or a week on by the arrow keys, at its hour, and says where it is', async () => {
  await saveMark(registerOf(outbox), plannedTraining, KEY, { trainingId: 't-1', at: `${today}T18:30` });
  const onMoved = vi.fn<(day: string) => void>();
  open(today, onMoved);
  const handle = await screen.findByRole('button', { name: 'Tõsta teisele päevale: Treening t-1' });
  handle.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(onMoved).toHaveBeenLastCalledWith(addDays(today, 1)));
  expect(stored()).toEqual({ trainingId: 't-1', at: `${addDays(today, 1)}T18:30` });
  expect(await screen.findByText(/on plaanis .* kell 18:30\.$/u)).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(onMoved).toHaveBeenLastCalledWith(addDays(today, 8)));
});

it('keeps the focus on a day that is on the screen already, and takes it no more when she comes back', async () => {
  const tomorrow = addDays(today, 1);
  await saveMark(registerOf(outbox), plannedTraining, KEY, { trainingId: 't-1', at: `${tomorrow}T18:30` });
  openPage(<TwoDays now={new Date()} />, { outbox, client: serverThat(answer).client });
  const handle = () => screen.findByRole('button', { name: 'Tõsta teisele päevale: Treening t-1' });
  (await handle()).focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(async () =>
    expect(within(screen.getByRole('region', { name: today })).getByRole('button', { name: /^Tõsta/u })).toBe(
      document.activeElement,
    ),
  );
  cleanup();
  openPage(<TwoDays now={new Date()} />, { outbox, client: serverThat(answer).client });
  await handle();
  expect(document.activeElement).toBe(document.body);
});

it('goes as many days on as she pressed, however quickly', async () => {
  await saveMark(registerOf(outbox), plannedTraining, KEY, { trainingId: 't-1', at: `${today}T18:30` });
  const onMoved = vi.fn<(day: string) => void>();
  open(today, onMoved);
  const handle = await screen.findByRole('button', { name: 'Tõsta teisele päevale: Treening t-1' });
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
    fireEvent.keyDown(handle, { key });
  await waitFor(() => expect(onMoved).toHaveBeenCalledTimes(4));
  expect(onMoved).toHaveBeenLastCalledWith(addDays(today, 8));
  expect(stored()).toEqual({ trainingId: 't-1', at: `${addDays(today, 8)}T18:30` });
});

it('names in each button of a row the training that it is about', async () => {
  open(today);
  await screen.findByRole('button', { name: /^Tõsta/u });
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names.filter((name) => name !== null)).toEqual([
    'Tõsta teisele päevale: Treening t-1',
    'Muuda plaani: Treening t-1',
    'Võta plaanist välja: Treening t-1',
  ]);
});

it('goes to no day that is over, by key or by dialog', async () => {
  const planned = { trainingId: 't-1', at: `${today}T18:30` };
  await saveMark(registerOf(outbox), plannedTraining, KEY, planned);
  open(today);
  const handle = await screen.findByRole('button', { name: /^Tõsta teisele päevale/u });
  handle.focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Muuda plaani: Treening t-1' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Muuda plaani' }));
  fireEvent.change(sheet.getByLabelText('Kuupäev'), { target: { value: addDays(today, -1) } });
  await user.click(sheet.getByRole('button', { name: 'Salvesta' }));
  expect(sheet.getByText('Vali tänane või tulev kuupäev.')).toBeTruthy();
  expect(stored()).toEqual(planned);
});

it('is another mark each time that she marks one of a past day: what was taken back does not count again', async () => {
  const day = addDays(today, -1);
  await saveMark(registerOf(outbox), plannedTraining, KEY, { trainingId: 't-1', at: `${day}T18:30` });
  const marks = ['10:00:12.345', '10:00:20.001'];
  for (const time of marks) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T${time}`) });
    open(day);
    await user.click(await screen.findByRole('button', { name: /^Märgi tehtuks/u }));
    await waitFor(() => expect(outbox.entries.some(({ kind }) => kind === 'completeTraining')).toBe(true));
    const entry = outbox.entries.find(({ kind }) => kind === 'completeTraining');
    if (entry?.kind !== 'completeTraining') throw new Error('Nothing is marked');
    const seconds = time.slice('10:00'.length);
    expect(entry.variables.eventDateTime).toContain(`${day}T18:30${seconds}`);
    await outbox.drop(entry);
    cleanup();
  }
});

it('is taken away by a key and brought back by one tap', async () => {
  await saveMark(registerOf(outbox), plannedTraining, KEY, { trainingId: 't-1', at: `${today}T18:30` });
  open(today);
  (await screen.findByRole('button', { name: /^Tõsta teisele päevale/u })).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(stored()).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Võta tagasi' }));
  await waitFor(() => expect(stored()).toEqual({ trainingId: 't-1', at: `${today}T18:30` }));
});

it('is not called gone while its page of the list cannot be had', async () => {
  const firstPageAlone = (question: Question) => {
    const page = question.variables['nextToken'] ? undefined : answer(question);
    return page && { listTrainings: { ...page.listTrainings, nextToken: '2' } };
  };
  openPage(
    <OwnPlans
      plans={[
        { key: KEY, trainingId: 't-2', at: `${today}T18:30` },
        { key: KEY.replace('4', '5'), trainingId: 't-1', at: `${today}T19:30` },
      ]}
      now={new Date()}
      onMoved={() => undefined}
    />,
    { outbox, client: serverThat(firstPageAlone).client },
  );
  expect(await screen.findByText('Sinu plaanitud treeninguid ei saanud praegu laadida.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Treening t-1' })).toBeTruthy();
  expect(screen.queryByText('Seda treeningut enam ei ole.')).toBeNull();
});

/** Opens a day with a training that is not in the list; asked for alone, it has this answer. */
function openUnlisted(alone: Record<string, unknown> | 'NOT_FOUND' | undefined) {
  const { client } = serverThat((question) =>
    question.operation === 'TrainingScreen_Info' ? alone : answer(question),
  );
  const plans = [{ key: KEY, trainingId: 'unlisted', at: `${addDays(today, 1)}T18:30` }];
  openPage(<OwnPlans plans={plans} now={new Date()} onMoved={() => undefined} />, { outbox, client });
}

it('keeps its title, hour and day where staff list the training no longer, and can be moved', async () => {
  const planned = { trainingId: 'unlisted', at: `${addDays(today, 1)}T18:30` };
  await saveMark(registerOf(outbox), plannedTraining, KEY, planned);
  openUnlisted({ getTraining: { ...trainingCard('unlisted'), description: '', plan: null } });
  expect(await screen.findByRole('link', { name: 'Treening unlisted' })).toBeTruthy();
  expect(screen.getByText('Kell 18:30, sinu plaanis')).toBeTruthy();
  screen.getByRole('button', { name: /^Tõsta teisele päevale/u }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(stored()).toEqual({ ...planned, at: `${addDays(today, 2)}T18:30` }));
});

it('says its hour where the service has the training no longer, offers no reminder, and can be taken away', async () => {
  new PushingBrowser().begin();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open(addDays(today, 1));
  await screen.findByText(remindersText.offer);
  outbox = await openOutbox();
  openUnlisted('NOT_FOUND');
  expect(await screen.findByText('Seda treeningut enam ei ole.')).toBeTruthy();
  expect(screen.getByText('Kell 18:30, sinu plaanis')).toBeTruthy();
  expect(screen.queryByText(remindersText.offer)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Võta plaanist välja' }));
  await waitFor(() => expect(stored()).toBeNull());
});

it('is not called gone where the training cannot be asked for', async () => {
  openUnlisted(undefined);
  expect(await screen.findByText('Seda treeningut ei ole praegu selles seadmes.')).toBeTruthy();
  expect(screen.getByText('Kell 18:30, sinu plaanis')).toBeTruthy();
});
