/** The build named by the unit runner (vitest.config.ts). */
declare const __APP_VERSION__: string;
