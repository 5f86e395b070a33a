import { requireMember } from '../../../core/caller.ts';
import type {
  MeasurementEventResolvers,
  MutationResolvers,
} from '../../../context/resolver-types.generated.ts';
import { isUuid } from '../../../core/uuid.ts';
import { createMeasurement, measurementOf } from './create-measurement.ts';
import { deleteMeasurement } from './delete-measurement.ts';
import { knownPhotoOf, photoUrlOf, presignedUrlOf } from './measurement-photo.ts';
import { measurementEventOf } from './measurement-event.ts';

export const measurementMutations = {
  async createMeasurement(_parent, { input }, { caller, services }) {
    const member = requireMember(caller);
    const measurement = measurementOf(input, member.id, services.clock());
    const { row, offer } = await createMeasurement(services, measurement, {
      withPhoto: input.withPhoto ?? false,
      consentGivenAt: input.consentGivenAt ?? null,
    });
    const presignedUrl = await presignedUrlOf(services, offer, row.id);
    const measured = measurementEventOf(row);
    return { id: row.id, presignedUrl, measurement: { ...measured, photo: knownPhotoOf(measured.photo) } };
  },

  async deleteMeasurement(_parent, { id }, { caller, services }) {
    const member = requireMember(caller);
    if (isUuid(id)) await deleteMeasurement(services, member.id, id);
    return id;
  },
} satisfies MutationResolvers;

export const measurementFields = {
  photoUrl: ({ photo }, _arguments, { services }) => (photo === null ? null : photoUrlOf(services, photo)),
} satisfies MeasurementEventResolvers;
