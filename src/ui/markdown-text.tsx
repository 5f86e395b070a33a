import Markdown from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { foldForSearch } from '../language/fold-for-search.ts';
import styles from './markdown-text.module.css';

/** Allows links to https, mailto and paths of the app; anything else renders as plain text. */
function SafeLink({ href, children }: { href?: string; children?: ReactNode }) {
  if (href && /^\/(?![/\\])/.test(href)) return <Link to={href}>{children}</Link>;
  if (href && /^(https:\/\/|mailto:)/i.test(href)) {
    return (
      <a href={href} rel="noreferrer">
        {children}
      </a>
    );
  }
  return <>{children}</>;
}

const OPTIONS = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: 'div',
  overrides: {
    a: SafeLink,
    img: () => null,
    iframe: () => null,
    h1: { component: 'h2' },
  },
} as const;

interface MarkdownTextProps {
  text: string;
  /** Before the ids of its headings, on a screen with several texts. */
  idPrefix?: string;
}

/** Text from the content files: Markdown without raw HTML or images. Headings start at h2. */
export function MarkdownText({ text, idPrefix }: MarkdownTextProps) {
  // The usual way drops letters that it does not know, an „ö“ among them.
  const slugify = (heading: string, usual: (heading: string) => string) => {
    const id = usual(foldForSearch(heading));
    return idPrefix === undefined ? id : `${idPrefix}-${id}`;
  };
  return (
    <div className={styles.text}>
      <Markdown options={{ ...OPTIONS, slugify }}>{text}</Markdown>
    </div>
  );
}
