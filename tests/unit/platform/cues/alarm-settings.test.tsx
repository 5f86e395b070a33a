// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseAlarm, readAlarmChoice } from '../../../../src/platform/cues/alarm-choice.ts';
import { AlarmSettings } from '../../../../src/platform/cues/alarm-settings.tsx';
import { cuesText } from '../../../../src/platform/cues/cues.text.ts';
import { completeJsdom } from '../../features/member-page.tsx';

const { sounds, reaches, hints, testResults } = cuesText;

beforeAll(completeJsdom);
beforeEach(() => chooseAlarm({ sound: 'tones', reach: 'everywhere', test: undefined }));
afterEach(cleanup);

describe('the alarm of this device', () => {
  it('rings over music until she chooses otherwise, and says what each choice means', async () => {
    render(<AlarmSettings />);
    expect(screen.getByText(hints.everywhere)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: reaches.screen }));
    expect(await screen.findByText(hints.screen)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: sounds.silence }));
    expect(await screen.findByText(hints.silence)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: reaches.screen })).toBeNull();
    expect(JSON.parse(localStorage.getItem('hoog.alarm') ?? '')).toEqual({
      sound: 'silence',
      reach: 'screen',
    });
  });

  it('offers no vibration where there is none', () => {
    render(<AlarmSettings />);
    expect(screen.queryByRole('radio', { name: sounds.vibration })).toBeNull();
  });

  it('says after the test that the browser refused the sound, and remembers it', async () => {
    render(<AlarmSettings />);
    fireEvent.click(screen.getByRole('button', { name: cuesText.test }));
    expect(await screen.findByText(testResults.refused)).toBeTruthy();
    expect(readAlarmChoice().test).toBe('refused');
  });

  it('follows a choice made in another tab', async () => {
    render(<AlarmSettings />);
    localStorage.setItem('hoog.alarm', JSON.stringify({ sound: 'tones', reach: 'screen' }));
    fireEvent(window, new StorageEvent('storage', { key: 'hoog.alarm' }));
    expect(await screen.findByText(hints.screen)).toBeTruthy();
  });
});
