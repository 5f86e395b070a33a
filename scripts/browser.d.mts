export const browserFlags: string[];
export const HOW_TO_GET_A_BROWSER: string;
export function findBrowser(): string | undefined;
export function ensureBrowser(): string | undefined;
