import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { isPlanGroup, permissionsOfGroups } from '../../../../contract/permissions.ts';
import { nav, privacy } from '../../../language/words.ts';
import { useEntries } from '../../../offline/outbox-context.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkChips } from '../../../ui/link-chips.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { consentsWithEntries } from '../../../platform/consents/consents-with-entries.ts';
import { RemindersSection } from '../reminders/reminders-section.tsx';
import { WeightProposalsSection } from '../../training/sessions/weight-proposals-section.tsx';
import { staffText } from '../staff/staff.text.ts';
import { WeekGoalSection } from '../../training/week-goal/week-goal-section.tsx';
import { AccountSection } from './account-section.tsx';
import { AlarmSection } from './alarm-section.tsx';
import { AvoidedSection } from './avoided-section.tsx';
import { CALENDAR_SECTION, CalendarFeedSection } from './calendar-feed-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { LookSection } from './look-section.tsx';
import { PhoneReportSection } from './phone-report-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { MEMBER_SECTIONS } from './settings-sections.ts';
import { profileQuestion } from './settings.question.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';
import { SubscriptionSection } from './subscription-section.tsx';

interface SettingsScreenProps {
  onSignOut: () => void;
  onClearDevice: () => void;
}

/**
 * The message that the page was opened with, taken out of its address at once: it is true once, and not for the next person who
 * comes back to it.
 */
function useErasedAccount() {
  const [search, setSearch] = useSearchParams();
  const [said] = useState({
    isErased: search.get('action') === 'erased',
    isUnsentErased: search.has('unsent'),
  });
  useEffect(() => {
    if (said.isErased) setSearch({}, { replace: true });
  }, [said, setSearch]);
  return said;
}

/** `/settings`. Both callbacks ask about unsent entries before anything leaves the device. */
export function SettingsScreen({ onSignOut, onClearDevice }: SettingsScreenProps) {
  const { isErased, isUnsentErased } = useErasedAccount();
  const member = useMember();
  return (
    <Page title={nav['/settings']}>
      {member && <LinkChips label={settingsText.sections} links={MEMBER_SECTIONS} />}
      <div className={styles.sections}>
        {!member && isErased && (
          <Notice kind="success" isAnnounced>
            {privacy['erase.done']}
            {isUnsentErased && ` ${settingsText.erasedUnsent}`}
          </Notice>
        )}
        {member && <MemberSections />}
        {member && <AccountSection email={member.email} />}
        {member && <SubscriptionSection hasPlan={member.groups.some(isPlanGroup)} />}
        {member && <WeekGoalSection />}
        {member && <WeightProposalsSection />}
        <AvoidedSection />
        <LookSection />
        <AlarmSection />
        {member && (
          <>
            <RemindersSection memberId={member.id} calendarId={CALENDAR_SECTION} />
            <DeviceSection
              memberId={member.id}
              hasPlan={member.groups.some(isPlanGroup)}
              onClear={onClearDevice}
            />
            <PhoneReportSection memberId={member.id} />
            <CalendarFeedSection />
            <DataSection email={member.email} />
            {permissionsOfGroups(member.groups).has('TRAINER') && (
              <LinkButton to={paths.staff.to()} variant="secondary">
                {staffText.title}
              </LinkButton>
            )}
            <Button variant="secondary" onClick={onSignOut}>
              {nav.signOut}
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}

/** The sections that show the server's data about her. */
function MemberSections() {
  const entries = useEntries();
  const reading = useQuestion(profileQuestion);
  switch (reading.state) {
    case 'loading':
      return (
        <LoadingRegion>
          <Skeleton shape="card" count={2} />
        </LoadingRegion>
      );
    case 'ready':
      return (
        <>
          <StaleNote asOf={reading.asOf} />
          <ProfileSection key={reading.answer.id} profile={reading.answer} onPictureStored={reading.retry} />
          <ConsentsSection consents={consentsWithEntries(reading.answer.consents, entries)} />
        </>
      );
    default:
      return <ReadFailure reading={reading} />;
  }
}
