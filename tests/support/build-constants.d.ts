/** The build that the unit runner names (vitest.config.ts). */
declare const __APP_VERSION__: string;
