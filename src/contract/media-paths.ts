/** Addresses of pictures and videos: public ones, and signed ones that expire. */
export const OPEN_MEDIA = '/media/';
export const CLOSED_MEDIA = '/closed-media/';
