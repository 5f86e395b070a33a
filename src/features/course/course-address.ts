/** Addresses of the course and of its lessons. */
export const COURSE_ADDRESS = '/nutrition/course';

export function lessonAddress(lessonId: string): string {
  return `${COURSE_ADDRESS}?lesson=${encodeURIComponent(lessonId)}`;
}

export function lessonInAddress(parameters: URLSearchParams): string | undefined {
  return parameters.get('lesson') ?? undefined;
}
