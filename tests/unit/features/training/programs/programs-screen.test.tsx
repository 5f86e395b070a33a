// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { beginProgram } from '../../../../../src/features/training/programs/change-program-run.ts';
import { ProgramsScreen } from '../../../../../src/features/training/programs/programs-screen.tsx';
import { programsText } from '../../../../../src/features/training/programs/programs.text.ts';
import { actions } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { startDayText } from '../../../../../src/ui/start-day.text.ts';
import { completionCard, trainingCard } from '../../entry-arbitraries.ts';
import {
  completeJsdom,
  openOutbox,
  openPage,
  type Question,
  serverThat,
  VISITOR,
} from '../../member-page.tsx';

const user = userEvent.setup();
let outbox: Outbox;
let completions: unknown[];

const program = {
  title: 'Hoog sisse',
  level: 'BEGINNER',
  summary: 'Neli nädalat.',
  description: 'Kellele see on.',
  weeks: [
    ['t-1', 't-2'],
    ['t-1', 't-9'],
  ],
};

function answer({ operation }: Question) {
  switch (operation) {
    case 'PageScreen_Cms':
      return {
        getCMS: [
          {
            __typename: 'CMSItem',
            task: null,
            drawing: null,
            key: 'program',
            id: 'hoog-sisse',
            value: JSON.stringify(program),
          },
        ],
      };
    case 'StudioScreen_Trainings': {
      const closed = { ...trainingCard('t-9'), locked: true, accessLevel: 'PREMIUM' };
      const items = [trainingCard('t-1'), trainingCard('t-2'), closed];
      return { listTrainings: { __typename: 'TrainingList', items, nextToken: null } };
    }
    case 'ProgramsScreen_Completions':
      return { getMyTimelineByType: { __typename: 'Timeline', events: completions, nextToken: null } };
    default:
      return undefined;
  }
}

function open(address: string, session?: Session) {
  openPage(<ProgramsScreen />, {
    outbox,
    client: serverThat(answer).client,
    address,
    ...(session && { session }),
  });
}

async function end() {
  await user.click(await screen.findByRole('button', { name: programsText.leave }));
  await user.click(
    within(screen.getByRole('dialog', { name: programsText.leaveQuestion })).getByRole('button', {
      name: programsText.leave,
    }),
  );
}

const begin = async () => user.click(await screen.findByRole('button', { name: 'Alusta programmi' }));

beforeAll(completeJsdom);
beforeEach(async () => {
  completions = [];
  outbox = await openOutbox();
});

describe('the list of programs', () => {
  it('names each with its level, its weeks, and the plan that opens what is closed', async () => {
    open('/programs');
    const link = await screen.findByRole('link', { name: 'Hoog sisse' });
    const card = within(link.closest('li') ?? document.body);
    expect(card.getByText('Algajatele · 2 nädalat · 2 treeningut nädalas')).toBeTruthy();
    expect(card.getByText('Premium')).toBeTruthy();
    expect(card.queryByRole('progressbar')).toBeNull();
  });
});

describe('a program', () => {
  it('asks about pregnancy first and then starts at its first training', async () => {
    open('/programs?program=hoog-sisse');
    expect(await screen.findByText('Kas oled rase või sünnitasid hiljuti?')).toBeTruthy();
    await begin();
    const first = await screen.findByRole('heading', { name: 'Esimene treening' });
    const steering = within(first.parentElement ?? document.body);
    expect(steering.getByRole('link', { name: 'Treening t-1' })).toBeTruthy();
    expect(screen.queryByText('Kas oled rase või sünnitasid hiljuti?')).toBeNull();
  });

  it('continues after what was done anywhere in the app', async () => {
    const now = momentOf(new Date());
    completions = [completionCard(`${now.slice(0, 10)}_t-1_member-1`, 't-1', now)];
    open('/programs?program=hoog-sisse');
    await begin();
    expect(await screen.findByText('1 / 4')).toBeTruthy();
    const steering = within(
      screen.getByRole('heading', { name: 'Jätka sealt' }).parentElement ?? document.body,
    );
    expect(steering.getByRole('link', { name: 'Treening t-2' })).toBeTruthy();
  });

  it('counts what she has done since a past day that she chooses', async () => {
    const now = new Date();
    const [today, done] = [dayOf(momentOf(now)), momentOf(new Date(now.getTime() - 3 * 86_400_000))];
    completions = [completionCard(`${dayOf(done)}_t-1_member-1`, 't-1', done)];
    open('/programs?program=hoog-sisse');
    const field = await screen.findByLabelText(startDayText.label);
    fireEvent.change(field, { target: { value: addDays(today, -4) } });
    await begin();
    expect(await screen.findByText('1 / 4')).toBeTruthy();
  });

  it('says beside the field that a day is too long ago, and begins on no other', async () => {
    const today = dayOf(momentOf(new Date()));
    open('/programs?program=hoog-sisse');
    const field = await screen.findByLabelText<HTMLInputElement>(startDayText.label);
    fireEvent.change(field, { target: { value: addDays(today, -15) } });
    expect(screen.queryByText(/või hilisem päev/)).toBeNull();
    await begin();
    expect(screen.getByText(/^Vali .+ või hilisem päev\.$/)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe(addDays(today, -15));
    expect(screen.queryByRole('progressbar')).toBeNull();
    fireEvent.change(field, { target: { value: addDays(today, -14) } });
    await begin();
    expect(await screen.findByRole('progressbar', { name: programsText.progress })).toBeTruthy();
  });

  it('keeps one weekday, and says so', async () => {
    open('/programs?program=hoog-sisse');
    const [monday, thursday] = await Promise.all(
      ['esmaspäev', 'neljapäev'].map((name) => screen.findByRole('button', { name })),
    );
    expect(screen.queryByText(programsText.lastWeekday)).toBeNull();
    await user.click(monday!);
    expect(screen.getByRole('button', { name: 'neljapäev', description: programsText.lastWeekday })).toBe(
      thursday,
    );
    await user.click(thursday!);
    expect(thursday!.getAttribute('aria-pressed')).toBe('true');
  });

  it('promise 2: takes both of two weekdays that she presses one right after the other', async () => {
    open('/programs?program=hoog-sisse');
    await begin();
    await screen.findByRole('progressbar', { name: programsText.progress });
    const pressed = () =>
      ['teisipäev', 'laupäev'].map((name) => screen.getByRole('button', { name, pressed: true }));
    for (const name of ['teisipäev', 'laupäev']) fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(pressed);
  });

  it('rests when she says so, and survives closing the app', async () => {
    open('/programs?program=hoog-sisse');
    await begin();
    await user.click(await screen.findByRole('button', { name: 'Olen haige või puhkan' }));
    expect(await screen.findByText(/^Puhkad alates/)).toBeTruthy();
    cleanup();
    open('/programs?program=hoog-sisse');
    await user.click(await screen.findByRole('button', { name: 'Jätkan programmiga' }));
    expect(await screen.findByRole('button', { name: 'Olen haige või puhkan' })).toBeTruthy();
  });

  /** She rests a program that she has begun. Returns the field of the day on which she goes on. */
  async function restOfBegun(): Promise<HTMLInputElement> {
    open('/programs?program=hoog-sisse');
    await begin();
    await user.click(await screen.findByRole('button', { name: programsText.pause }));
    return screen.findByLabelText<HTMLInputElement>(new RegExp(`^${programsText.resumeDay}`));
  }

  it('keeps what she types of the day on which she goes on in the field until it is one', async () => {
    const day = addDays(dayOf(momentOf(new Date())), 5);
    const field = await restOfBegun();
    fireEvent.change(field, { target: { value: day } });
    expect(await screen.findByText(/^Jätkad /)).toBeTruthy();
    const beginOfYear = `0002${day.slice(4)}`;
    fireEvent.change(field, { target: { value: beginOfYear } });
    expect(field.value).toBe(beginOfYear);
    expect(screen.getByText(/^Jätkad /)).toBeTruthy();
    fireEvent.change(field, { target: { value: '' } });
    expect(await screen.findByText(/^Puhkad alates /)).toBeTruthy();
    expect(field.value).toBe('');
  });

  it('leaves in that field what she types on when the day of her keystroke before is stored', async () => {
    const day = addDays(dayOf(momentOf(new Date())), 5);
    const field = await restOfBegun();
    for (const value of [day, '0002-12-31']) fireEvent.change(field, { target: { value } });
    expect(await screen.findByText(/^Jätkad /)).toBeTruthy();
    expect(field.value).toBe('0002-12-31');
  });

  it('ends only when she has answered that it shall', async () => {
    open('/programs?program=hoog-sisse');
    await begin();
    await user.click(await screen.findByRole('button', { name: programsText.leave }));
    const question = within(screen.getByRole('dialog', { name: programsText.leaveQuestion }));
    expect(question.getByText(programsText.leaveText)).toBeTruthy();
    await user.click(question.getByRole('button', { name: actions.back }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('progressbar', { name: programsText.progress })).toBeTruthy();
    await end();
    expect(await screen.findByRole('button', { name: programsText.begin })).toBeTruthy();
  });

  it('keeps the focus when the button that began or ended it goes', async () => {
    open('/programs?program=hoog-sisse');
    await begin();
    const progress = await screen.findByRole('progressbar', { name: programsText.progress });
    expect(document.activeElement?.tagName).toBe('DIV');
    expect(document.activeElement?.contains(progress)).toBe(true);
    await end();
    await screen.findByRole('button', { name: programsText.begin });
    expect(document.activeElement).not.toBe(document.body);
  });

  it('begins again without what she did that day before it', async () => {
    const now = momentOf(new Date());
    completions = ['t-1', 't-2', 't-1', 't-9'].map((id, nth) =>
      completionCard(`${dayOf(now)}_${id}_member-1_${nth}`, id, now),
    );
    await beginProgram(registerOf(outbox), 'hoog-sisse', dayOf(now), {
      day: dayOf(now),
      weekdays: undefined,
    });
    open('/programs?program=hoog-sisse');
    await user.click(await screen.findByRole('button', { name: programsText.again }));
    expect(await screen.findByText('0 / 4')).toBeTruthy();
  });

  it('can be ended when all of it is done, and when staff have removed it', async () => {
    const now = momentOf(new Date());
    const doneOnce = (id: string, nth: number) =>
      completionCard(`${now.slice(0, 10)}_${id}_member-1_${nth}`, id, now);
    completions = [doneOnce('t-1', 1), doneOnce('t-2', 1), doneOnce('t-1', 2), doneOnce('t-9', 1)];
    await beginProgram(registerOf(outbox), 'hoog-sisse', now.slice(0, 10), {
      day: now.slice(0, 10),
      weekdays: undefined,
    });
    await beginProgram(registerOf(outbox), 'ei-ole', now.slice(0, 10), {
      day: now.slice(0, 10),
      weekdays: undefined,
    });
    open('/programs?program=hoog-sisse');
    expect(await screen.findByText(programsText.allDone)).toBeTruthy();
    await end();
    expect(await screen.findByRole('button', { name: programsText.begin })).toBeTruthy();
    cleanup();
    open('/programs?program=ei-ole');
    await end();
    await waitFor(() => expect(screen.queryByRole('button', { name: programsText.leave })).toBeNull());
    expect(screen.getByText(programsText.missing)).toBeTruthy();
  });

  it('asks a visitor to sign in and stores nothing', async () => {
    open('/programs?program=hoog-sisse', VISITOR);
    expect(await screen.findByText(/^Logi sisse, et programmi alustada/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Alusta programmi' })).toBeNull();
  });

  it('says which plan opens what is closed', async () => {
    open('/programs?program=hoog-sisse');
    expect(await screen.findByText('Osa selle programmi treeninguid kuulub paketti Premium.')).toBeTruthy();
  });

  it('is reported missing if the address names none', async () => {
    open('/programs?program=ei-ole');
    expect(await screen.findByText('Sellist programmi ei ole.')).toBeTruthy();
  });
});
