// @vitest-environment jsdom
/** A program that staff withdraw while she reads it, and on whose page she comes back. */
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayOf, momentOf } from '../../../../../contract/moments.ts';
import { beginProgram } from '../../../../../src/features/training/programs/change-program-run.ts';
import { ProgramsScreen } from '../../../../../src/features/training/programs/programs-screen.tsx';
import { programsText } from '../../../../../src/features/training/programs/programs.text.ts';
import { TodaysTraining } from '../../../../../src/features/calendar/todays-training/todays-training.tsx';
import { type LibraryTraining, withLibrary } from '../../../../../src/library/library-database.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { openCachedClient, timeline } from '../../../../support/cached-client.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const today = dayOf(momentOf(new Date()));
const programOf = (id: string, title: string) => ({
  __typename: 'CMSItem' as const,
  task: null,
  drawing: null,
  key: 'program',
  id,
  value: JSON.stringify({ title, level: 'BEGINNER', summary: '', description: '', weeks: [['t-1']] }),
});
const TRAINING: LibraryTraining = {
  ...trainingCard('t-1'),
  description: null,
  plan: null,
  soundcloudUrl: null,
  video: null,
  videoBytes: null,
  chapters: null,
};
let outbox: Outbox;
let published: ReturnType<typeof programOf>[];

/** Keeps on the phone what is published now. */
const keepLibrary = () =>
  withLibrary(MEMBER.id, async (library) => {
    await library.put('pages', published, 'program');
    await library.put('trainings', [TRAINING], 'all');
    await library.put('state', { checkedAt: Date.now(), groups: '' }, 'state');
  });

function open(screenOf: ReactNode) {
  cleanup();
  const { client, content } = openCachedClient(
    {
      PageScreen_Cms: () => ({ getCMS: published }),
      StudioScreen_Trainings: {
        listTrainings: { __typename: 'TrainingList', items: [trainingCard('t-1')], nextToken: null },
      },
      ProgramsScreen_Completions: timeline([]),
    },
    '1',
    MEMBER.id,
  );
  openPage(screenOf, { outbox, client, address: '/programs?program=p' });
  return content;
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  published = [programOf('p', 'Hoog sisse'), programOf('q', 'Teine')];
  await keepLibrary();
});

it('stays until she leaves it, and its page says that it is withdrawn', async () => {
  const content = open(<ProgramsScreen />);
  await screen.findByRole('heading', { name: 'Hoog sisse' });
  expect(screen.getByRole('button', { name: programsText.begin })).toBeTruthy();
  published = published.slice(1);
  await keepLibrary();
  await act(content.renew);
  expect(await screen.findByText(programsText.withdrawn)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Hoog sisse' })).toBeTruthy();
  // Nobody is offered it anew.
  expect(screen.queryByRole('button', { name: programsText.begin })).toBeNull();
});

it('is called withdrawn when she comes back to the one that she began', async () => {
  await beginProgram(registerOf(outbox), 'p', today, { day: today, weekdays: undefined });
  open(<TodaysTraining today={today} member={{ ...MEMBER, groups: ['basic'] }} />);
  await screen.findByText(/Hoog sisse/u);
  published = published.slice(1);
  await keepLibrary();
  open(<ProgramsScreen />);
  expect(await screen.findByText(programsText.withdrawn)).toBeTruthy();
  expect(screen.getByRole('button', { name: programsText.leave })).toBeTruthy();
});
