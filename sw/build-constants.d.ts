/** Identifies the build; shown on the settings page and recorded with each entry. */
declare const __APP_VERSION__: string;
