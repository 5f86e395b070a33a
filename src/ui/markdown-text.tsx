import Markdown from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

/** Text from the content files: Markdown without raw HTML or images. Headings start at h2. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <Markdown options={OPTIONS}>{text}</Markdown>
    </div>
  );
}
