/**
 * Processes an upload between its last byte and the store. Everything that looks into a picture happens
 * here: it is checked as it came, then re-encoded, and only the result is kept.
 */
import { imageSizeOf, PHOTO_MAX_PIXELS } from '../../contract/image-size.ts';
import { imageTypeOf } from '../../contract/image-signature.ts';
import type { Watch } from '../core/watch.ts';
import type { PhotoContentType } from '../../contract/limits.ts';
import { PHOTO_CONTENT_TYPES } from '../../contract/limits.ts';
import { isPictureAlone } from './image-structure.ts';
import type { KeptContentType } from './re-encode.ts';
import { reEncode } from './re-encode.ts';

/** The reason why a file is not kept, in S3's own codes; English, as S3's are, because no member ever reads it. */
export interface PhotoRefusal {
  code: 'UnexpectedContent' | 'EntityTooLarge';
  message: string;
}

export function isPhotoRefusal(outcome: AcceptedPhoto | PhotoRefusal): outcome is PhotoRefusal {
  return 'code' in outcome;
}

function refuse(code: PhotoRefusal['code'], message: string): PhotoRefusal {
  return { code, message };
}

interface AcceptedPhoto {
  bytes: Uint8Array;
  contentType: PhotoContentType;
}

/** `key` is the picture's place in the storage. */
export type AcceptPhoto = (
  bytes: Uint8Array,
  statedType: string,
  key: string,
) => Promise<AcceptedPhoto | PhotoRefusal>;

/** A name that some devices use for JPEG. */
const JPEG_BY_ANOTHER_NAME = 'image/jpg';

/** Accepts exactly one JPEG, PNG or WebP picture of the stated content type, with its bytes unchanged. */
export function checkPhoto(bytes: Uint8Array, statedType: string): AcceptedPhoto | PhotoRefusal {
  const stated = statedType.toLowerCase() === JPEG_BY_ANOTHER_NAME ? 'image/jpeg' : statedType.toLowerCase();
  const contentType = PHOTO_CONTENT_TYPES.find((type) => type === stated);
  if (contentType === undefined || imageTypeOf(bytes) !== contentType) {
    return refuse(
      'UnexpectedContent',
      'The file is not the JPEG, PNG or WebP picture that its content type states.',
    );
  }
  const size = imageSizeOf(bytes, contentType);
  if (size === null || !isPictureAlone(bytes, contentType)) {
    return refuse('UnexpectedContent', 'The file is not one whole picture.');
  }
  if (size.width * size.height > PHOTO_MAX_PIXELS) {
    return refuse('EntityTooLarge', 'The picture has too many pixels.');
  }
  return { bytes, contentType };
}

/** A key that ends in .jpg names a JPEG, whatever was sent; elsewhere a WebP stays one. */
function keptTypeOf(contentType: PhotoContentType, key: string): KeptContentType {
  return contentType === 'image/webp' && !key.endsWith('.jpg') ? 'image/webp' : 'image/jpeg';
}

/** Accepts one picture, as `checkPhoto` does, and returns it re-encoded. */
export const acceptPhoto: AcceptPhoto = async (bytes, statedType, key) => {
  const checked = checkPhoto(bytes, statedType);
  if (isPhotoRefusal(checked)) return checked;
  const contentType = keptTypeOf(checked.contentType, key);
  const encoded = await reEncode(checked.bytes, contentType);
  if (encoded === null) return refuse('UnexpectedContent', 'The picture cannot be decoded.');
  return { bytes: encoded, contentType };
};

/** Accepts as `acceptPhoto` does, and tells of it. */
export function acceptPhotoWatched(watch: Watch | null): AcceptPhoto {
  if (watch === null) return acceptPhoto;
  return async (bytes, statedType, key) => {
    const begun = performance.now();
    const outcome = await acceptPhoto(bytes, statedType, key);
    const seconds = (performance.now() - begun) / 1000;
    watch.pictureChecked(isPhotoRefusal(outcome) ? 'refused' : 'kept', seconds);
    return outcome;
  };
}
