import { lessonOpened, NUTRITION_COURSE } from '../../../../contract/marks/lesson-opened.mark.ts';
import { lessonRead } from '../../../../contract/marks/lesson-read.mark.ts';
import { withoutNumber } from '../../../../contract/page-id.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { changeMark, saveMark } from '../../../platform/marks/save-mark.ts';
import { useMark, useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';

/** Her progress, the same on all her devices; each change is on this one's disk before it shows. */
export function useCourseProgress() {
  const store = useMarkStore();
  const show = useSnackbar();
  const read = useMarks(lessonRead);
  const lastOpened = useMark(lessonOpened, NUTRITION_COURSE);
  return {
    progress: { read: [...read.keys()], lastOpened: lastOpened && withoutNumber(lastOpened) },
    setRead: async (lessonId: string, isRead: boolean) => {
      try {
        await saveMark(store, lessonRead, lessonId, isRead ? true : null);
      } catch (error) {
        show({ text: notSavedWords(error, marksText.notSaved) });
      }
    },
    /** She did not ask for it, so a failure is not shown. */
    opened: (lessonId: string) =>
      changeMark(store, lessonOpened, NUTRITION_COURSE, (last) =>
        last !== undefined && withoutNumber(last) === lessonId ? undefined : lessonId,
      ).catch(() => undefined),
  };
}

export type Course = ReturnType<typeof useCourseProgress>;
