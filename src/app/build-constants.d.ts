/** Which build this is; what a member sees on her settings page, and what entries note. */
declare const __APP_VERSION__: string;
