/** Addresses of pictures and videos: public ones, and signed ones that expire. */
export const OPEN_MEDIA = '/media/';
export const CLOSED_MEDIA = '/closed-media/';

/**
 * The path of the picture in previews of a shared link, made from an open cover: `/media/covers/<name>.<hash>.svg` →
 * `/media/sharing/<name>.<hash>.png`.
 */
export function sharingPicturePath(cover: string): string {
  return cover.replace('/covers/', '/sharing/').replace(/[^.]+$/, 'png');
}
