/** Addresses of the course and of its lessons. */
import { withoutNumber } from '../../../../contract/page-id.ts';
import { paths } from '../../../../contract/paths.ts';

export const COURSE_ADDRESS = paths.nutritionCourse.to();

export function lessonAddress(lessonId: string): string {
  return `${COURSE_ADDRESS}?lesson=${encodeURIComponent(lessonId)}`;
}

/** Addresses saved while ids began with a number still lead to the lesson. */
export function lessonInAddress(parameters: URLSearchParams): string | undefined {
  const id = parameters.get('lesson');
  return id === null ? undefined : withoutNumber(id);
}
