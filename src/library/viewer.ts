/** Under whose name the device keeps things while nobody is signed in. */
export const VISITOR = 'visitor';
