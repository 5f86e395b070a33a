/** The version of this build, which the settings show and entries note. */
declare const __APP_VERSION__: string;
