import { createHmac } from 'node:crypto';
import type { Services } from '../../../core/services.ts';

/**
 * Makes the key of a measurement's photo: the same for the same member, id and consent, and impossible to guess from them. After
 * a consent was withdrawn, nothing is ever stored again under the keys of its photos.
 */
export type PhotoKeyOf = (memberId: string, measurementId: string, consentId: string) => string;

export interface MeasurementServices extends Services {
  photoKeyOf: PhotoKeyOf;
}

export function createPhotoKeys(secret: Buffer): PhotoKeyOf {
  return (...parts) => `measurements/${createHmac('sha256', secret).update(parts.join('/')).digest('hex')}`;
}
