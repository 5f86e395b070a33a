// @vitest-environment jsdom
/** Tests how the settings say which alarm this phone can give. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { chooseAlarm } from '../../../../../src/platform/cues/alarm-choice.ts';
import { cuesText } from '../../../../../src/platform/cues/cues.text.ts';
import { AlarmSection } from '../../../../../src/features/account/settings/alarm-section.tsx';
import { completeJsdom } from '../../member-page.tsx';

const { says, sounds, reaches } = cuesText;

beforeAll(completeJsdom);
beforeEach(() => chooseAlarm({ sound: 'tones', reach: 'everywhere', test: undefined }));
afterEach(cleanup);

it('promises the alarm behind a lock only after a test that she ran has shown it', async () => {
  render(<AlarmSection />);
  expect(screen.getByText(says.everywhere)).toBeTruthy();
  chooseAlarm({ test: 'locked' });
  expect(await screen.findByText(says.proven)).toBeTruthy();
  chooseAlarm({ test: 'stopped' });
  expect(await screen.findByText(says.stopped)).toBeTruthy();
  chooseAlarm({ test: 'open' });
  expect(await screen.findByText(says.everywhere)).toBeTruthy();
});

it('says what her own choice means, whatever the test has shown', async () => {
  chooseAlarm({ test: 'locked' });
  render(<AlarmSection />);
  fireEvent.click(screen.getByRole('radio', { name: reaches.screen }));
  expect(await screen.findByText(says.screen)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: sounds.silence }));
  expect(await screen.findByText(says.silence)).toBeTruthy();
});
