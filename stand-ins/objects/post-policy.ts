/**
 * S3's POST policy: the signed list of conditions that an upload's form must meet. Pure: what the form
 * says goes in, what the file may weigh or a refusal comes out.
 */
import type { S3Refusal } from './s3-error.ts';
import { isRefusal, refuse } from './s3-error.ts';

type FieldCondition = { operator: 'eq' | 'starts-with'; field: string; value: string };
type SizeCondition = { operator: 'content-length-range'; minBytes: number; maxBytes: number };

export interface PostPolicy {
  /** Milliseconds since the epoch. */
  expiresAt: number;
  conditions: (FieldCondition | SizeCondition)[];
}

/** The allowed size of the file, both ends included. */
export interface SizeBounds {
  minBytes: number;
  maxBytes: number;
}

/** Fields that no condition needs to name. */
const UNCONDITIONED = new Set(['policy', 'x-amz-signature', 'file']);

/** ISO 8601 in UTC, as S3 takes it. `Date.parse` takes more, and in the machine's local time. */
const EXPIRATION = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/u;

const INVALID = refuse(
  'InvalidPolicyDocument',
  'The content of the form does not meet the conditions of a policy.',
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBytes(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function readCondition(condition: unknown): FieldCondition | SizeCondition | null {
  if (isRecord(condition)) {
    const [entry, ...others] = Object.entries(condition);
    if (entry === undefined || others.length > 0 || typeof entry[1] !== 'string') return null;
    return { operator: 'eq', field: entry[0].toLowerCase(), value: entry[1] };
  }
  if (!Array.isArray(condition) || condition.length !== 3) return null;
  const [name, first, second]: unknown[] = condition;
  const operator = typeof name === 'string' ? name.toLowerCase() : '';
  if (operator === 'content-length-range') {
    return isBytes(first) && isBytes(second) ? { operator, minBytes: first, maxBytes: second } : null;
  }
  if (operator !== 'eq' && operator !== 'starts-with') return null;
  if (typeof first !== 'string' || !first.startsWith('$') || typeof second !== 'string') return null;
  return { operator, field: first.slice(1).toLowerCase(), value: second };
}

/** Reads the base64 `Policy` field. A condition that is not understood makes the whole policy invalid. */
export function parsePolicy(base64: string): PostPolicy | S3Refusal {
  let document: unknown;
  try {
    document = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return INVALID;
  }
  if (!isRecord(document)) return INVALID;
  const { expiration } = document;
  if (typeof expiration !== 'string' || !EXPIRATION.test(expiration)) return INVALID;
  const expiresAt = Date.parse(expiration);
  if (Number.isNaN(expiresAt) || !Array.isArray(document['conditions'])) return INVALID;
  const conditions = document['conditions'].map(readCondition);
  const understood = conditions.filter((condition) => condition !== null);
  return understood.length === conditions.length ? { expiresAt, conditions: understood } : INVALID;
}

function isMet({ operator, field, value }: FieldCondition, fields: ReadonlyMap<string, string>): boolean {
  const given = fields.get(field);
  if (given === undefined) return false;
  return operator === 'eq' ? given === value : given.startsWith(value);
}

function invalidByPolicy(reason: string): S3Refusal {
  return refuse('AccessDenied', `Invalid according to Policy: ${reason}`);
}

/**
 * Holds the form against its policy: not expired at `now`, every condition met, and no field that no
 * condition names. `fields` by lower-case name, `bucket` being the one posted to.
 */
function checkPolicy(
  policy: PostPolicy,
  fields: ReadonlyMap<string, string>,
  now: Date,
): SizeBounds | S3Refusal {
  if (policy.expiresAt <= now.getTime()) return invalidByPolicy('Policy expired.');
  const bounds = { minBytes: 0, maxBytes: Number.MAX_SAFE_INTEGER };
  const named = new Set(UNCONDITIONED);
  for (const condition of policy.conditions) {
    if (condition.operator === 'content-length-range') {
      bounds.minBytes = Math.max(bounds.minBytes, condition.minBytes);
      bounds.maxBytes = Math.min(bounds.maxBytes, condition.maxBytes);
    } else if (isMet(condition, fields)) {
      named.add(condition.field);
    } else {
      return invalidByPolicy(`Policy Condition failed: ["${condition.operator}", "$${condition.field}"]`);
    }
  }
  const extra = [...fields.keys()].find((field) => !named.has(field) && !field.startsWith('x-ignore-'));
  return extra === undefined ? bounds : invalidByPolicy(`Extra input fields: ${extra}`);
}

/** Both steps at once, for a form whose policy's signature is known to be ours. */
export function boundsOfForm(fields: ReadonlyMap<string, string>, now: Date): SizeBounds | S3Refusal {
  const policy = parsePolicy(fields.get('policy') ?? '');
  return isRefusal(policy) ? policy : checkPolicy(policy, fields, now);
}
