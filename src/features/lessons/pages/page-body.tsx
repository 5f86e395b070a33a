import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { PageDrawing } from './page-drawing.tsx';
import { PageTask } from './page-task.tsx';
import { splitIntroduction } from './page-text.ts';
import type { PageItem } from './pages.question.ts';

interface PageBodyProps {
  page: PageItem;
  /** Its text without the first heading. */
  text: string;
  taskHeading?: 'h2' | 'h3';
}

/** A page's text, with its drawing after the introduction and, at the end, the one thing to do. */
export function PageBody({ page, text, taskHeading = 'h2' }: PageBodyProps) {
  const { introduction, rest } = splitIntroduction(text);
  return (
    <>
      {page.drawing ? (
        <>
          <MarkdownText text={introduction} idPrefix={page.id} />
          <PageDrawing drawing={page.drawing} />
          {rest !== '' && <MarkdownText text={rest} idPrefix={page.id} />}
        </>
      ) : (
        <MarkdownText text={text} idPrefix={page.id} />
      )}
      {typeof page.task === 'string' && <PageTask page={page} task={page.task} heading={taskHeading} />}
    </>
  );
}
