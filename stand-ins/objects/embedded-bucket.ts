/** Shared by the routes of the embedded store. */
import type { FastifyReply } from 'fastify';
import type { Clock } from '../../server/core/clock.ts';
import type { AcceptPhoto } from '../../server/objects/accept-photo.ts';
import type { ObjectDisk } from './object-disk.ts';
import type { S3Refusal } from './s3-error.ts';
import { refusalXml, S3_STATUS } from './s3-error.ts';
import type { SigningKeys } from './signature.ts';

export interface EmbeddedBucket {
  name: string;
  /** The host that addresses are given out for. */
  host: string;
  keys: SigningKeys;
  disk: ObjectDisk;
  clock: Clock;
  acceptPhoto: AcceptPhoto;
  uploadTimeoutMs: number;
}

export function sendRefusal(reply: FastifyReply, refusal: S3Refusal): FastifyReply {
  return reply.code(S3_STATUS[refusal.code]).type('application/xml').send(refusalXml(refusal));
}
