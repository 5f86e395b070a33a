// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessonOpened, NUTRITION_COURSE } from '../../../../../contract/marks/lesson-opened.mark.ts';
import { lessonRead } from '../../../../../contract/marks/lesson-read.mark.ts';
import type { Mark } from '../../../../../contract/marks/merge.ts';
import { taskDone } from '../../../../../contract/marks/task-done.mark.ts';
import { CourseScreen } from '../../../../../src/features/lessons/course/course-screen.tsx';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
const EATER: Session = {
  state: 'authenticated',
  member: { ...MEMBER, groups: ['food'] },
  needsSignIn: false,
};
let outbox: Outbox;

/** Ids as content has them; her marks are from when ids began with a number. */
function open(ids: readonly string[], address = '/nutrition/course') {
  cleanup();
  const course = ids.map((id) => ({
    __typename: 'CMSItem',
    key: 'nutrition.course',
    id,
    value: `# Tund ${id.replace(/^\d+-/, '')}\n\nTekst.`,
    task: 'Söö kord kala.',
    drawing: null,
  }));
  const { client } = serverThat(({ operation }) =>
    operation === 'PageScreen_Cms' ? { getCMS: course } : undefined,
  );
  openPage(<CourseScreen />, { outbox, client, address, session: EATER });
}

const cardOf = async (title: string) => {
  const card = (await screen.findByRole('link', { name: title })).closest('li');
  if (!card) throw new Error(`${title} is in no list`);
  return within(card);
};

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  const store = registerOf(outbox);
  await saveMark(store, lessonRead, '02-taldrik', true);
  await saveMark(store, taskDone, 'nutrition.course.02-taldrik', true);
  await saveMark(store, lessonOpened, NUTRITION_COURSE, '03-valgud');
});

describe('lessons that staff have put into another order', () => {
  it.each([
    ['with ids of today', ['valgud', 'uus', 'rasvad', 'taldrik']],
    ['as a phone has kept them', ['01-alustame', '02-taldrik', '03-valgud', '04-rasvad']],
  ])('are still read, done and open where she left off: %s', async (_, ids) => {
    open(ids);
    const plate = await cardOf('Tund taldrik');
    expect(plate.getByText('Loetud')).toBeTruthy();
    expect(plate.getByText('Ülesanne tehtud')).toBeTruthy();
    expect(screen.getAllByText('1 / 4')).toHaveLength(2);
    const goOn = screen.getByRole('link', { name: 'Jätka sealt, kus pooleli jäi' });
    expect(goOn.getAttribute('href')).toBe('/nutrition/course?lesson=valgud');
  });

  it.each(['02-taldrik', '07-taldrik', 'taldrik'])('open at each address they had: %s', async (lesson) => {
    open(['valgud', 'taldrik'], `/nutrition/course?lesson=${lesson}`);
    expect(await screen.findByRole('heading', { name: 'Tund taldrik' })).toBeTruthy();
    expect(screen.getByText('Õppetund 2 / 2')).toBeTruthy();
  });

  it('are unread and undone once she says so, whichever id she had marked', async () => {
    const store = registerOf(outbox);
    await saveMark(store, lessonRead, 'taldrik', true);
    open(['valgud', 'taldrik'], '/nutrition/course?lesson=02-taldrik');
    await user.click(await screen.findByRole('button', { name: 'Märgi lugemata' }));
    await user.click(screen.getByRole('checkbox', { name: 'Söö kord kala.' }));
    expect(await screen.findByRole('button', { name: 'Märgi loetuks' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Kõik õppetunnid' }));
    expect(await screen.findAllByText('0 / 2')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Tund taldrik' }));
    await user.click(screen.getByRole('button', { name: 'Märgi loetuks' }));
    await user.click(screen.getByRole('checkbox', { name: 'Söö kord kala.' }));
    await user.click(screen.getByRole('link', { name: 'Kõik õppetunnid' }));
    expect(await screen.findAllByText('1 / 2')).toHaveLength(2);
  });

  it('are as she last said on any of her phones, also on one that still has the former ids', async () => {
    const store = registerOf(outbox);
    const said = (key: string, value: 'true' | null, changedAt: string): Mark => ({
      kind: lessonRead.name,
      key,
      value,
      changedAt,
    });
    // Off the air since Monday, it sends on Wednesday; she read and unread it here on Tuesday.
    await store.take([
      said('rasvad', null, '2099-11-03T08:00:00.000Z'),
      said('05-rasvad', 'true', '2099-11-02T08:00:00.000Z'),
    ]);
    // Read here on Tuesday, and unread there on Wednesday.
    await store.take([
      said('valgud', 'true', '2099-11-03T08:00:00.000Z'),
      said('03-valgud', null, '2099-11-04T08:00:00.000Z'),
    ]);
    open(['taldrik', 'rasvad', 'valgud']);
    for (const title of ['Tund rasvad', 'Tund valgud'])
      expect((await cardOf(title)).queryByText('Loetud')).toBeNull();
    await saveMark(store, lessonRead, 'valgud', true);
    expect((await cardOf('Tund valgud')).getByText('Loetud')).toBeTruthy();
  });
});
