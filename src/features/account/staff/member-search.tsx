import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { EMAIL_MAX_LENGTH } from '../../../../contract/limits.ts';
import { formatCount } from '../../../language/plurals.ts';
import { actions, auth } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MemberSubscriptions } from './member-subscriptions.tsx';
import { PagedList } from './paged-list.tsx';
import styles from './staff.module.css';
import { membersQuestion } from './staff.question.ts';
import { staffText } from './staff.text.ts';
import { useVisitState } from './staff-visit.ts';
import { usePages } from './use-pages.ts';

/** Finds members by the beginning of their email. The query is in no address and no history. */
export function MemberSearch() {
  const [text, setText] = useVisitState('text', '');
  const [isMissing, setIsMissing] = useState(false);
  const [asked, setAsked] = useVisitState<{ email: string; times: number } | undefined>('asked', undefined);
  const field = useRef<HTMLInputElement>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const email = text.trim();
    setIsMissing(email === '');
    if (email === '') field.current?.focus();
    else setAsked((former) => ({ email, times: (former?.times ?? 0) + 1 }));
  };
  return (
    <div className={styles.section}>
      <search aria-label={staffText.members}>
        <form noValidate className={styles.search} onSubmit={search}>
          <TextField
            ref={field}
            label={auth.email}
            hint={staffText.emailHint}
            error={isMissing ? staffText.emailMissing : undefined}
            value={text}
            onChange={setText}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={EMAIL_MAX_LENGTH}
          />
          <Button type="submit" icon={Search}>
            {actions.search}
          </Button>
        </form>
      </search>
      {asked && <Found key={asked.times} email={asked.email} />}
    </div>
  );
}

function Found({ email }: { email: string }) {
  const pages = usePages(membersQuestion, email);
  const count = formatCount(pages.items.length, 'tulemus');
  return (
    <>
      <output className={styles.count}>
        {pages.items.length > 0 && (pages.hasMore ? `${count}…` : count)}
      </output>
      <PagedList pages={pages} empty={<EmptyState kind="filtered">{staffText.noMembers}</EmptyState>}>
        <ul className={styles.rows}>
          {pages.items.map((user) => (
            <User key={user.id} id={user.id} email={user.email} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}

function User({ id, email }: { id: string; email: string }) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useVisitState(`open ${id}`, false);
  return (
    <li>
      <button
        type="button"
        className={styles.disclosure}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen((was) => !was)}
      >
        {email}
      </button>
      <div id={panelId}>{isOpen && <MemberSubscriptions userId={id} />}</div>
    </li>
  );
}
