/** Where pictures and videos are read: those open to everybody, and those whose addresses are signed and run out. */
export const OPEN_MEDIA = '/media/';
export const CLOSED_MEDIA = '/closed-media/';
