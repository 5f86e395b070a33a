// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { plannedTraining } from '../../../../src/contract/marks/planned-training.mark.ts';
import { addDays, dayOf, momentOf } from '../../../../src/contract/moments.ts';
import { OwnPlans } from '../../../../src/features/calendar/own-plans.tsx';
import { saveMark } from '../../../../src/features/marks/save-mark.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { trainingCard } from '../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, type Question, serverThat } from '../member-page.tsx';

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
/** What is stored of it; null once it is taken away. */
function stored(): unknown {
  const mark = [...registerOf(outbox).marks.values()].find(({ key }) => key === KEY);
  return mark && (mark.value === null ? null : JSON.parse(mark.value));
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
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
  expect(screen.getByText(/on plaanis .* kell 18:30\.$/u)).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(onMoved).toHaveBeenLastCalledWith(addDays(today, 8)));
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

it('is taken away by a key and brought back by one tap', async () => {
  await saveMark(registerOf(outbox), plannedTraining, KEY, { trainingId: 't-1', at: `${today}T18:30` });
  open(today);
  (await screen.findByRole('button', { name: /^Tõsta teisele päevale/u })).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(stored()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Võta tagasi' }));
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

it('can be taken away where staff took the training away', async () => {
  openPage(
    <OwnPlans
      plans={[{ key: KEY, trainingId: 'gone', at: `${today}T18:30` }]}
      now={new Date()}
      onMoved={() => undefined}
    />,
    {
      outbox,
      client: serverThat(answer).client,
    },
  );
  expect(await screen.findByText('Seda treeningut enam ei ole.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Võta plaanist välja' }));
  await waitFor(() => expect(stored()).toBeNull());
});
