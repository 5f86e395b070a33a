export const HOW_TO_GET: { firefox: string; webkit: string };
export function findFirefox(): string | undefined;
export function findWebkit(): { driver: string; browser: string } | undefined;
