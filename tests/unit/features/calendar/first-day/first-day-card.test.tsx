// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import { CalendarScreen } from '../../../../../src/features/calendar/calendar/calendar-screen.tsx';
import { firstDayText } from '../../../../../src/features/calendar/first-day/first-day.text.ts';
import { trainingsText } from '../../../../../src/features/training/trainings/trainings.text.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { completionCard, MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import {
  completeJsdom,
  openOutbox,
  openPage,
  type Question,
  serverThat,
  SIGNED_IN,
} from '../../member-page.tsx';

const NEW_MEMBER: Session = { state: 'authenticated', member: { ...MEMBER, groups: [] }, needsSignIn: false };
const now = momentOf(new Date());
let completions: unknown[];

const open = (id: string) => ({ ...trainingCard(id), accessLevel: 'PUBLIC' });
const closed = (id: string) => ({ ...trainingCard(id), locked: true });
const TRAININGS = [closed('kinni'), open('esimene'), open('teine')];
const program = (id: string, level: string, weeks: string[][]) => ({
  __typename: 'CMSItem',
  task: null,
  drawing: null,
  key: 'program',
  id,
  value: JSON.stringify({ title: `Programm ${id}`, level, summary: 'S', description: 'D', weeks }),
});
const events = (list: unknown[]) => ({ __typename: 'Timeline', events: list, nextToken: null });
const slot = (training: ReturnType<typeof closed> | ReturnType<typeof open>, time: string) => ({
  __typename: 'PublicTraining',
  id: `slot-${training.id}`,
  eventDateTime: `${now.slice(0, 10)}T${time}:00${now.slice(19)}`,
  liveUrl: null,
  training,
});

function answer({ operation, variables }: Question) {
  const list = { __typename: 'TrainingList', items: TRAININGS, nextToken: null };
  switch (operation) {
    case 'PageScreen_Cms':
      return {
        getCMS:
          variables['key'] === 'program'
            ? [
                program('kinnine', 'BEGINNER', [['esimene', 'kinni']]),
                program('avatud', 'BEGINNER', [['esimene', 'teine']]),
              ]
            : [
                {
                  __typename: 'CMSItem',
                  task: null,
                  drawing: null,
                  key: 'challenge',
                  id: 'c',
                  value: '# Neli nädalat\n\nTekst.',
                },
              ],
      };
    case 'StudioScreen_Trainings':
      return { listTrainings: list };
    case 'CalendarScreen_LatestTrainings':
      return { listLatestTrainings: list };
    case 'CalendarScreen_Schedule':
      return { getPublicTimeline: events([slot(closed('kinni'), '07:00'), slot(open('teine'), '18:00')]) };
    case 'CalendarScreen_Completions':
    case 'ProgramsScreen_Completions':
      return { getMyTimelineByType: events(completions) };
    default:
      return undefined;
  }
}

async function openCalendar(session: Session) {
  openPage(<CalendarScreen />, {
    outbox: await openOutbox(),
    client: serverThat(answer).client,
    session,
    pattern: '/calendar/:date?',
    address: '/calendar',
  });
}

const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeAll(completeJsdom);
beforeEach(() => void (completions = []));

it('leads a member without a plan to free content before showing her anything locked', async () => {
  await openCalendar(NEW_MEMBER);
  const card = await screen.findByRole('region', { name: firstDayText.begin });
  await within(card).findByRole('link', { name: 'Neli nädalat' });
  expect(linksIn(card)).toEqual(['/studio/esimene', '/programs?program=avatud', '/challenge']);
  const padlock = (await screen.findAllByText('Treeningud'))[0] ?? document.body;
  expect(card.compareDocumentPosition(padlock) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const today = screen.getByRole('region', { name: /^Täna/ });
  expect(linksIn(today)).toEqual(['/studio/teine', '/studio/kinni']);
});

it('continues with what she has not done yet, even before she has started the program', async () => {
  completions = [completionCard(`${now.slice(0, 10)}_esimene_member-1`, 'esimene', now)];
  await openCalendar(NEW_MEMBER);
  const card = await screen.findByRole('region', { name: firstDayText.goOn });
  expect(linksIn(card)[0]).toBe('/studio/teine');
});

it('does not show above the day of a member with a plan', async () => {
  await openCalendar(SIGNED_IN);
  await screen.findByRole('region', { name: trainingsText.latest });
  expect(screen.queryByText(firstDayText.lead)).toBeNull();
});

it('shows the newest trainings, open ones first', async () => {
  await openCalendar(SIGNED_IN);
  const latest = await screen.findByRole('region', { name: trainingsText.latest });
  expect(linksIn(latest)).toEqual(['/studio/esimene', '/studio/teine', '/studio/kinni', '/studio']);
});
