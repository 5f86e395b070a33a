// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CourseScreen } from '../../../../../src/features/lessons/course/course-screen.tsx';
import { lessonToContinue } from '../../../../../src/features/lessons/course/course-progress.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, SIGNED_IN, VISITOR } from '../../member-page.tsx';

const user = userEvent.setup();
const EATER: Session = {
  state: 'authenticated',
  member: { ...MEMBER, groups: ['food'] },
  needsSignIn: false,
};

const lesson = (id: string) => ({
  __typename: 'CMSItem',
  task: 'Söö kord kala.',
  drawing: {
    __typename: 'Drawing',
    description: 'Taldrik ülalt.',
    width: 360,
    height: 240,
    shapes: [{ __typename: 'DrawingShape', path: 'M0 0L1 1', colour: 'LEAF', line: null }],
    labels: [{ __typename: 'DrawingLabel', text: 'valk', x: 20, y: 20 }],
  },
  key: 'nutrition.course',
  id,
  value: `# Tund ${id}\n\n${'sõna '.repeat(360)}`,
});

function open(session: Session = EATER, address = '/nutrition/course') {
  const server = serverThat(({ operation }) =>
    operation === 'PageScreen_Cms' ? { getCMS: [lesson('1'), lesson('2'), lesson('3')] } : undefined,
  );
  openPage(<CourseScreen />, { session, client: server.client, address });
  return server;
}

beforeAll(completeJsdom);
beforeEach(openOutbox);

describe('the course', () => {
  it('lists the lessons with the time each takes', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Tund 3' })).toBeTruthy();
    expect(screen.getAllByText('2 min lugemist')).toHaveLength(3);
    expect(screen.getAllByText('0 / 3')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Alusta kursust' }).getAttribute('href')).toContain('lesson=1');
  });

  it('remembers on the device what was read, and continues with the lesson left open', async () => {
    open();
    await user.click(await screen.findByRole('link', { name: 'Tund 1' }));
    await user.click(screen.getByRole('button', { name: 'Märgi loetuks' }));
    await user.click(screen.getByRole('link', { name: 'Järgmine: Tund 2' }));
    await user.click(screen.getByRole('link', { name: 'Järgmine: Tund 3' }));
    expect(screen.queryByRole('link', { name: /^Järgmine/ })).toBeNull();
    cleanup();
    open();
    expect(await screen.findByText('1 / 3')).toBeTruthy();
    const goOn = screen.getByRole('link', { name: 'Jätka sealt, kus pooleli jäi' });
    expect(goOn.getAttribute('href')).toContain('lesson=3');
  });

  it('shows what is drawn, and keeps on the device that the one thing was done, until she unticks it', async () => {
    open(EATER, '/nutrition/course?lesson=2');
    expect(await screen.findByText('Taldrik ülalt.')).toBeTruthy();
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Söö kord kala.' });
    await user.click(box());
    expect(box().checked).toBe(true);
    cleanup();
    open();
    expect(await screen.findByText('0 / 3')).toBeTruthy();
    expect(screen.getByText('1 / 3')).toBeTruthy();
    expect(screen.getAllByText('Ülesanne tehtud')).toHaveLength(1);
    cleanup();
    open(EATER, '/nutrition/course?lesson=2');
    await user.click(await screen.findByRole('checkbox', { name: 'Söö kord kala.' }));
    await user.click(screen.getByRole('link', { name: 'Kõik õppetunnid' }));
    expect(await screen.findAllByText('0 / 3')).toHaveLength(2);
    expect(screen.queryByText('Ülesanne tehtud')).toBeNull();
  });

  it('requests nothing for members without the plan, and says which one opens it', () => {
    for (const session of [SIGNED_IN, VISITOR]) {
      cleanup();
      const { questions } = open(session);
      expect(screen.getByText(/^See leht kuulub paketti Toitumine\./)).toBeTruthy();
      expect(questions).toEqual([]);
    }
  });
});

describe('lessonToContinue', () => {
  it('returns the first unread one if the one left open was read', () => {
    expect(lessonToContinue({ read: ['1', '3'], lastOpened: '3' }, ['1', '2', '3'])).toBe('2');
  });

  it('returns none if all were read', () => {
    expect(lessonToContinue({ read: ['2', '1'] }, ['1', '2'])).toBeUndefined();
  });
});
