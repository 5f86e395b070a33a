/** Identifies the build; shown on the settings page and recorded with each entry. */
declare const __APP_VERSION__: string;

/**
 * The files of each start, keyed by the first segment of its address (contract/starting-screens.ts). build/page-plugins.ts makes
 * it from the built page and build/start-modules.ts.
 */
declare module 'virtual:files-of-start' {
  export const FILES_OF_START: Readonly<
    Record<
      string,
      { itself: readonly string[]; one?: readonly string[]; below?: readonly string[] } | undefined
    >
  >;
}

/** The paths of screens (contract/screen-paths.ts). */
declare module 'virtual:screen-path' {
  export const SCREEN_PATH: RegExp;
}
