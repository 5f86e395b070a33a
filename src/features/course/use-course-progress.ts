import { useState } from 'react';
import { useMemberId } from '../../session/use-member-id.ts';
import { type CourseProgress, keepCourseProgress, readCourseProgress, withRead } from './course-progress.ts';

/** The member's progress; each change is stored on the device immediately. */
export function useCourseProgress() {
  const memberId = useMemberId();
  const [progress, setProgress] = useState(() => readCourseProgress(memberId));
  const change = (changed: CourseProgress) => {
    setProgress(changed);
    keepCourseProgress(memberId, changed);
  };
  return {
    progress,
    setRead: (lessonId: string, isRead: boolean) => change(withRead(progress, lessonId, isRead)),
    opened: (lessonId: string) => {
      if (progress.lastOpened !== lessonId) change({ ...progress, lastOpened: lessonId });
    },
  };
}

export type Course = ReturnType<typeof useCourseProgress>;
