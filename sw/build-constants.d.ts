/** Identifies the build; shown on the settings page and recorded with each entry. */
declare const __APP_VERSION__: string;

/** By the first segment of an address (src/contract/starting-screens.ts); made by vite.page-plugins.ts from the built page and vite.start-modules.ts. */
declare module 'virtual:files-of-start' {
  export const FILES_OF_START: Readonly<
    Record<
      string,
      { itself: readonly string[]; one?: readonly string[]; below?: readonly string[] } | undefined
    >
  >;
}
