// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChallengeScreen } from '../../../../../src/features/training/challenge/challenge-screen.tsx';
import { TimetableScreen } from '../../../../../src/features/training/challenge/timetable-screen.tsx';
import {
  lowerHeadings,
  readingMinutes,
  splitHeading,
} from '../../../../../src/features/lessons/pages/page-text.ts';
import { AboutScreen, TermsScreen } from '../../../../../src/features/lessons/pages/public-pages.tsx';
import { momentOf } from '../../../../../contract/moments.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';

const PAGES: Record<string, Record<string, string>> = {
  about: { meist: '# Meist\n\nTere.\n\n## Mida me usume\n\n[Stuudio](/studio)' },
  terms: { tingimused: '# Kasutustingimused\n\nTekst.' },
  challenge: {
    '01-algus': '# Neli nädalat\n\nTekst.\n\n## Kellele\n\nSulle.',
    '02-edasi': '# Edasi\n\nTekst.',
  },
  timetable: { '01-esimene': '# 1. nädal: alustame\n\nHarjumus: vesi.\n\n- **Esmaspäev:** puhkus' },
};

const server = () =>
  serverThat(({ operation, variables }) => {
    if (operation === 'CalendarScreen_Schedule') {
      const eventDateTime = momentOf(new Date());
      const slot = {
        __typename: 'PublicTraining',
        id: 's-1',
        eventDateTime,
        liveUrl: 'https://live.example.com/hoog',
        training: trainingCard('t-1'),
      };
      const events = eventDateTime.startsWith(String(variables['month'])) ? [slot] : [];
      return { getPublicTimeline: { __typename: 'Timeline', events, nextToken: null } };
    }
    const key = String(variables['key']);
    const items = Object.entries(PAGES[key] ?? {});
    return {
      getCMS: items.map(([id, value]) => ({
        __typename: 'CMSItem',
        task: null,
        drawing: null,
        key,
        id,
        value,
      })),
    };
  });

beforeAll(completeJsdom);
beforeEach(openOutbox);

describe('a text page', () => {
  it('is open to a visitor, and shows an item named like the screen with one heading', async () => {
    openPage(<AboutScreen />, { session: VISITOR, client: server().client });
    expect(await screen.findByText('Tere.')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Meist',
      'Mida me usume',
    ]);
    expect(screen.getByRole('link', { name: 'Stuudio' }).getAttribute('href')).toBe('/studio');
  });

  it('says that it is not on this device if there is neither a connection nor a copy', async () => {
    openPage(<AboutScreen />, { session: VISITOR });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText(/Seda lehte pole seadmesse salvestatud/)).toBeTruthy();
  });

  it('says when nothing has been written yet', async () => {
    const client = serverThat(() => ({ getCMS: [] })).client;
    openPage(<AboutScreen />, { session: VISITOR, client });
    expect(await screen.findByText('Siia pole veel midagi kirjutatud.')).toBeTruthy();
  });

  it('credits others’ works and links the file that lists them, below the terms', async () => {
    openPage(<TermsScreen />, { session: VISITOR, client: server().client });
    expect(await screen.findByText(/failis NOTICE/)).toBeTruthy();
  });
});

describe('the challenge', () => {
  it('shows its weeks with their habits, and leads to the timetable and the calendar', async () => {
    openPage(<ChallengeScreen />, { session: VISITOR, client: server().client });
    const week = await screen.findByRole('link', { name: '1. nädal: alustame' });
    expect(week.getAttribute('href')).toBe('/timetable#esimene');
    expect(screen.getByText('Harjumus: vesi.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ava kalender' }).getAttribute('href')).toBe('/calendar');
    expect(screen.getByRole('heading', { name: 'Kellele', level: 3 })).toBeTruthy();
  });
});

describe('the timetable', () => {
  it('merges the challenge’s weeks with the public schedule of this week and the next, by day', async () => {
    openPage(<TimetableScreen />, { session: VISITOR, client: server().client });
    expect(await screen.findByRole('heading', { name: '1. nädal: alustame' })).toBeTruthy();
    const training = await screen.findByRole('link', { name: 'Treening t-1' });
    const today = momentOf(new Date()).slice(0, 10);
    const day = training.closest('ul')?.closest('li');
    expect(day?.querySelector('h4 a')?.getAttribute('href')).toBe(`/calendar/${today}`);
    expect(screen.getByText('Otse')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(14);
  });
});

describe('a link to a week of the timetable', () => {
  it.each(['#esimene', '#01-esimene'])(
    'leads to it with the number that ids had, and without: %s',
    async (hash) => {
      const seen: string[] = [];
      Element.prototype.scrollIntoView = function scrollIntoView() {
        seen.push(this.id);
      };
      openPage(<TimetableScreen />, {
        session: VISITOR,
        client: server().client,
        address: `/timetable${hash}`,
      });
      expect(await screen.findByRole('heading', { name: '1. nädal: alustame' })).toBeTruthy();
      await waitFor(() => expect(seen).toEqual(['esimene']));
    },
  );
});

describe('page text', () => {
  it('splits the heading from the rest, and takes a text without one as it is', () => {
    expect(splitHeading('# Üks\n\nKaks\n')).toEqual({ title: 'Üks', body: 'Kaks' });
    expect(splitHeading('# Üks')).toEqual({ title: 'Üks', body: '' });
    expect(splitHeading('Kaks')).toEqual({ title: '', body: 'Kaks' });
  });

  it('has its headings lowered and nothing else changed', () => {
    expect(lowerHeadings('## A\n#b\n### C')).toBe('### A\n#b\n#### C');
  });

  it('takes at least a minute to read', () => {
    expect(readingMinutes('Tere.')).toBe(1);
    expect(readingMinutes('sõna '.repeat(540))).toBe(3);
  });
});
