// @vitest-environment jsdom
/** An open screen, and what staff correct meanwhile. */
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { pageQuestion } from '../../../../src/features/lessons/pages/pages.question.ts';
import {
  trainingQuestion,
  videoQuestion,
} from '../../../../src/features/training/trainings/trainings.question.ts';
import { withLibrary } from '../../../../src/library/library-database.ts';
import { noteRequest } from '../../../../src/offline/connection.ts';
import { useQuestion } from '../../../../src/reading/use-question.ts';
import { type Answers, failedAnswer, openCachedClient } from '../../../support/cached-client.ts';
import { MEMBER, trainingCard } from '../../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../features/member-page.tsx';

const item = (value: string) => ({
  __typename: 'CMSItem' as const,
  key: 'about',
  id: '1',
  value,
  task: null,
  drawing: null,
});
const keepPage = (...values: string[]) =>
  withLibrary(MEMBER.id, async (library) => {
    await library.put('pages', values.map(item), 'about');
    await library.put('state', { checkedAt: 1_000, groups: '' }, 'state');
  });

/** Every state of a page that was on the screen, in order. */
function openAbout(answers: Answers) {
  const seen: string[] = [];
  function Screen() {
    const { answer, state } = useQuestion(pageQuestion, 'about');
    const shown = answer?.map(({ value }) => value).join() ?? state;
    if (seen.at(-1) !== shown) seen.push(shown);
    return null;
  }
  const opened = openCachedClient(answers, '1', MEMBER.id);
  openPage(
    <>
      <Screen />
      <Screen />
    </>,
    { client: opened.client },
  );
  return { seen, renew: () => act(opened.content.renew) };
}

beforeAll(completeJsdom);
beforeEach(async () => {
  await openOutbox();
  noteRequest(true);
});

it('promise 8: shows a correction that has come to the phone, without a network and without a flash', async () => {
  await keepPage('vana');
  const { seen, renew } = openAbout({});
  await waitFor(() => expect(seen).toEqual(['loading', 'vana']));
  await keepPage('uus');
  await renew();
  await waitFor(() => expect(seen).toEqual(['loading', 'vana', 'uus']));
});

it('asks the service once for what is shown otherwise, and for nothing else', async () => {
  await keepPage('vana');
  let stored = 'vana';
  let askedTimes = 0;
  const { seen, renew } = openAbout({
    PageScreen_Cms: () => {
      askedTimes += 1;
      return { getCMS: [item(stored)] };
    },
  });
  await waitFor(() => expect(seen.at(-1)).toBe('vana'));
  await renew();
  expect(askedTimes).toBe(1);
  stored = 'uus';
  await keepPage(stored);
  await renew();
  await waitFor(() => expect(seen.at(-1)).toBe('uus'));
  expect(askedTimes).toBe(2);
});

it('leaves her what staff have withdrawn while she reads it', async () => {
  await keepPage('vana');
  let answer: () => unknown = () => ({ getCMS: [item('vana')] });
  const { seen, renew } = openAbout({ PageScreen_Cms: () => answer() });
  await waitFor(() => expect(seen.at(-1)).toBe('vana'));
  const asked: string[] = [];
  answer = () => asked.push('again') && failedAnswer('getCMS', 'NOT_FOUND');
  await withLibrary(MEMBER.id, (library) => library.delete('pages', 'about'));
  await renew();
  expect(asked).toEqual([]);
  expect(seen).toEqual(['loading', 'vana']);
});

it('does not begin a film anew whose address is signed again', async () => {
  let asked = 0;
  const film = () => {
    asked += 1;
    return { getTraining: { __typename: 'Training', id: 'kykk', video: `/media/kykk.mp4?signed=${asked}` } };
  };
  const { client, content } = openCachedClient({ TrainingScreen_Video: film }, '1', MEMBER.id);
  function Film() {
    return <p>{useQuestion(videoQuestion, 'kykk').answer?.video}</p>;
  }
  openPage(<Film />, { client });
  await screen.findByText('/media/kykk.mp4?signed=1');
  const training = { ...trainingCard('kykk'), video: '/media/kykk.mp4?signed=9', plan: null };
  await withLibrary(MEMBER.id, (library) => library.put('trainings', [training as never], 'all'));
  await act(content.renew);
  expect(asked).toBe(1);
});

it('leaves her what her plan no longer opens while she has it open', async () => {
  const asked: string[] = [];
  const training = {
    ...trainingCard('kykk'),
    description: null,
    plan: null,
    soundcloudUrl: null,
    videoBytes: null,
    chapters: null,
    withdrawn: null,
  };
  const answers = { TrainingScreen_Info: () => asked.push('asked') && { getTraining: training } };
  const { client, content } = openCachedClient(answers, '1', MEMBER.id);
  function Training() {
    const { answer } = useQuestion(trainingQuestion, 'kykk');
    return <p>{answer && (answer.locked ? 'kinni' : 'lahti')}</p>;
  }
  openPage(<Training />, { client });
  await screen.findByText('lahti');
  const closed = { ...training, title: 'Teine nimi', locked: true };
  await withLibrary(MEMBER.id, (library) => library.put('trainings', [closed as never], 'all'));
  await act(content.renew);
  expect(asked).toEqual(['asked']);
  await withLibrary(MEMBER.id, (library) =>
    library.put('trainings', [{ ...closed, locked: false } as never], 'all'),
  );
  await act(content.renew);
  expect(asked).toEqual(['asked', 'asked']);
});
