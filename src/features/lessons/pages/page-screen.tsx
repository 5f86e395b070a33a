import type { ReactNode } from 'react';
import { useQuestion } from '../../../reading/use-question.ts';
import { BesideArt } from '../../../ui/beside-art.tsx';
import { Page } from '../../../ui/page.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { PageBody } from './page-body.tsx';
import { PageItems } from './page-items.tsx';
import styles from './page-screen.module.css';
import { lowerHeadings, splitHeading } from './page-text.ts';
import { type PageItem, pageQuestion } from './pages.question.ts';

interface PageScreenProps {
  /** The key under which staff wrote it. */
  pageKey: string;
  title: string;
  /** Below the text, once it has loaded. */
  children?: ReactNode;
  /** At the end of the page, whether the text loads or not. */
  foot?: ReactNode;
}

/** A text page: what staff wrote under its key. */
export function PageScreen({ pageKey, title, children, foot }: PageScreenProps) {
  const reading = useQuestion(pageQuestion, pageKey);
  return (
    <Page title={title}>
      <StaleNote asOf={reading.asOf} />
      <BesideArt>
        <PageItems reading={reading}>
          {(items) => (
            <>
              <PageSections items={items} title={title} />
              {children}
            </>
          )}
        </PageItems>
        {foot}
      </BesideArt>
    </Page>
  );
}

/** Each item under its own heading; a single item named like the screen gets no second heading. */
export function PageSections({ items, title }: { items: readonly PageItem[]; title: string }) {
  const [only] = items;
  if (items.length === 1 && only) {
    const text = splitHeading(only.value);
    return <PageBody page={only} text={text.title === title ? text.body : only.value} />;
  }
  return (
    <div className={styles.sections}>
      {items.map((item) => (
        <PageSection key={item.id} page={item} />
      ))}
    </div>
  );
}

export function PageSection({ page }: { page: PageItem }) {
  const { title, body } = splitHeading(page.value);
  return (
    <section className={styles.section} aria-labelledby={page.id}>
      <h2 id={page.id}>{title}</h2>
      <PageBody page={page} text={lowerHeadings(body)} taskHeading="h3" />
    </section>
  );
}
