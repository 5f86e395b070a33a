import { nav, privacy } from '../../../language/words.ts';
import { avoidedText } from '../../food/avoided/avoided.text.ts';
import { cuesText } from '../../../platform/cues/cues.text.ts';
import { remindersText } from '../reminders/reminders.text.ts';
import { sessionsText } from '../../training/sessions/sessions.text.ts';
import { weekGoalText } from '../../training/week-goal/week-goal.text.ts';
import { CALENDAR_SECTION } from './calendar-feed-section.tsx';
import { settingsText } from './settings.text.ts';

/** The sections of all members' settings in their order, by the ids of their headings. */
export const MEMBER_SECTIONS = [
  { id: 'settings-profile', name: settingsText.profile },
  { id: 'settings-consents', name: settingsText.consents },
  { id: 'settings-account', name: settingsText.account },
  { id: 'settings-subscription', name: nav['/settings/subscription'] },
  { id: 'settings-week-goal', name: weekGoalText.title },
  { id: 'settings-weights', name: sessionsText.weights },
  { id: 'settings-avoided', name: avoidedText.settingsTitle },
  { id: 'settings-look', name: settingsText.look },
  { id: 'settings-alarm', name: cuesText.alarm },
  { id: 'settings-reminders', name: remindersText.title },
  { id: 'settings-device', name: privacy.deviceData },
  { id: CALENDAR_SECTION, name: settingsText.phoneCalendar },
  { id: 'settings-data', name: settingsText.data },
] as const;
