import { readFileSync } from 'node:fs';

/** The interface's words, by which screens and controls are found. */
export const words = JSON.parse(readFileSync(new URL('../../src/language/et.json', import.meta.url), 'utf8'));
