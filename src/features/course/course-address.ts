/** Addresses of the course and of its lessons. */
import { paths } from '../../contract/paths.ts';

export const COURSE_ADDRESS = paths.nutritionCourse.to();

export function lessonAddress(lessonId: string): string {
  return `${COURSE_ADDRESS}?lesson=${encodeURIComponent(lessonId)}`;
}

export function lessonInAddress(parameters: URLSearchParams): string | undefined {
  return parameters.get('lesson') ?? undefined;
}
