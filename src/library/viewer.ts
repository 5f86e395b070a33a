/** The id under which the device stores data while nobody is signed in. */
export const VISITOR = 'visitor';
