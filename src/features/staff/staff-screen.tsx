import { useState } from 'react';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CompletionsSection } from './completions-section.tsx';
import { MemberSearch } from './member-search.tsx';
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
  const [tab, setTab] = useState<Tab>('completions');
  return (
    <Page title={staffText.title} lead={staffText.lead} focusKey="staff">
      {isAdmin ? (
        <Tabs label={staffText.title} tabs={TABS} selected={tab} onSelect={setTab}>
          {tab === 'completions' ? <CompletionsSection /> : <MemberSearch />}
        </Tabs>
      ) : (
        <CompletionsSection />
      )}
    </Page>
  );
}
