import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CompletionsSection } from './completions-section.tsx';
import { MemberSearch } from './member-search.tsx';
import { StaffVisitContext, useStaffVisit, useVisitState } from './staff-visit.ts';
import { staffText } from './staff.text.ts';

const TABS = [
  { id: 'completions', label: staffText.completions },
  { id: 'members', label: staffText.members },
] as const;

type Tab = (typeof TABS)[number]['id'];

interface StaffScreenProps {
  /** Admins can also look up members. */
  isAdmin: boolean;
}

/**
 * `/staff`: what members have done and, for admins, who they are. Wrapped in a client that stores nothing on the
 * device.
 */
export function StaffScreen({ isAdmin }: StaffScreenProps) {
  return (
    <StaffVisitContext value={useStaffVisit()}>
      <Page title={staffText.title} lead={staffText.lead} focusKey="staff">
        {isAdmin ? <BothTabs /> : <CompletionsSection />}
      </Page>
    </StaffVisitContext>
  );
}

function BothTabs() {
  const [tab, setTab] = useVisitState<Tab>('tab', 'completions');
  return (
    <Tabs label={staffText.title} tabs={TABS} selected={tab} onSelect={setTab}>
      {tab === 'completions' ? <CompletionsSection /> : <MemberSearch />}
    </Tabs>
  );
}
