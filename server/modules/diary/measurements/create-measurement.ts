import { randomUUID } from 'node:crypto';
import { PHOTOS_MAX_PER_MEMBER } from '../../../../contract/limits.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Database } from '../../../database/database.ts';
import { isUuid } from '../../../core/uuid.ts';
import { atomically } from '../../../core/services.ts';
import type { MeasurementServices } from './photo-keys.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import type { CreateMeasurementInput } from '../../../core/contract-types.generated.ts';
import { holdConsents, wasWithdrawnAt } from '../../platform/profile/consents.repository.ts';
import { countStored } from '../../platform/stored-today/stored-today.repository.ts';
import { checkEntryMoment } from '../../../core/event-time.ts';
import { areSameFigures, figuresOf, hasAnyFigure } from './measurement-figures.ts';
import type { PhotoOffer } from './measurement-photo.ts';
import { newOffer } from './measurement-photo.ts';
import type { MeasurementRow, NewMeasurement } from './measurements.repository.ts';
import {
  findMeasurement,
  insertMeasurement,
  insertOverTombstone,
  setPhotoOffered,
} from './measurements.repository.ts';
import { hasRoomForPhoto } from './photo-room.ts';

/** The measurement that the input describes, or BAD_USER_INPUT naming what is wrong with it. */
export function measurementOf(input: CreateMeasurementInput, memberId: MemberId, now: Date): NewMeasurement {
  const { id, eventDateTime, withPhoto } = input;
  if (id !== null && id !== undefined && !isUuid(id)) throw badInput('id', 'id is a UUID.');
  checkEntryMoment('eventDateTime', eventDateTime, now);
  const figures = figuresOf(input);
  if (!hasAnyFigure(figures) && withPhoto !== true)
    throw badInput('input', 'A measurement has a figure or a photo.');
  return { memberId, id: id?.toLowerCase() ?? randomUUID(), eventDateTime, ...figures };
}

export interface CreatedMeasurement {
  row: MeasurementRow;
  /** Null if the member has not consented to photos, or has the maximum number. */
  offer: PhotoOffer | null;
}

/** Stores the measurement, or finds it already stored by the same input: a replay never doubles. */
export async function createMeasurement(
  services: MeasurementServices,
  measurement: NewMeasurement,
  { withPhoto, consentGivenAt }: { withPhoto: boolean; consentGivenAt: string | null },
): Promise<CreatedMeasurement> {
  const { memberId, id } = measurement;
  const hasRoom = await hasRoomForPhoto(services, memberId, id, withPhoto);
  return atomically(services, async (transaction) => {
    const given = await holdConsents(transaction, memberId);
    const photosConsent = given.get('PHOTOS')?.id;
    const consent = given.get('MEASUREMENTS');
    if (consent === undefined || (withPhoto && photosConsent === undefined))
      throw new Failure('NOT_AUTHORIZED');
    if (withPhoto && !hasRoom)
      throw badInput('withPhoto', `A member has at most ${PHOTOS_MAX_PER_MEMBER} photos.`);
    const offer =
      photosConsent !== undefined && hasRoom ? newOffer(services, memberId, id, photosConsent) : null;
    const isUnderConsent = consentGivenAt !== null && isSameMoment(consentGivenAt, consent.givenAt);
    const added = { ...measurement, ...offer };
    const inserted =
      (await insertMeasurement(transaction, added)) ??
      (isUnderConsent ? await insertAgain(transaction, added) : null);
    if (inserted !== null) {
      await countStored(services, transaction, memberId, 'measurements');
      // A new measurement has no photo yet, so there is nothing to look for.
      return { row: { ...inserted, photoKey: null }, offer };
    }
    const row = await findMeasurement(transaction, memberId, id);
    checkSame(row, measurement);
    if (offer !== null) await setPhotoOffered(transaction, memberId, id, offer);
    return { row, offer };
  });
}

/**
 * Stores again a measurement that went with an earlier consent and is imported under the present one, which has the same id
 * again. A replay of its first import names the earlier one and never gets here.
 */
async function insertAgain(
  transaction: Database,
  measurement: NewMeasurement,
): Promise<MeasurementRow | null> {
  const { memberId, id } = measurement;
  const deletedAt = (await findMeasurement(transaction, memberId, id))?.deletedAt ?? null;
  if (deletedAt === null) return null;
  const isErased = await wasWithdrawnAt(transaction, memberId, 'MEASUREMENTS', deletedAt);
  return isErased ? insertOverTombstone(transaction, measurement) : null;
}

const isSameMoment = (one: string, other: string) => Date.parse(one) === Date.parse(other);

function checkSame(row: MeasurementRow | null, measurement: NewMeasurement): asserts row is MeasurementRow {
  if (row === null) throw new Error('A measurement that could not be inserted cannot be found either');
  if (row.deletedAt !== null) throw new Failure('NOT_FOUND', 'This measurement was deleted.');
  if (!areSameFigures(row, measurement) || row.eventDateTime !== measurement.eventDateTime) {
    throw badInput('id', 'This id belongs to a measurement with other figures.');
  }
}
