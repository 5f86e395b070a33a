/**
 * Refusals that Cognito distinguishes by their wording alone, because its protocol has one code for several of them. Nothing
 * else in the app decides by words.
 */
interface Refusal {
  name: string;
  message: string;
}

/** NotAuthorizedException has many other reasons. */
export function isConfirmedBefore({ name, message }: Refusal): boolean {
  return name === 'NotAuthorizedException' && /status is CONFIRMED/i.test(message);
}

/** InvalidParameterException also refuses addresses that are none. */
export function isNothingToConfirm({ name, message }: Refusal): boolean {
  return name === 'InvalidParameterException' && /already confirmed/i.test(message);
}

/** InvalidPasswordException also refuses passwords that are too short or lack a kind of letter. */
export function isTooCommonPassword({ name, message }: Refusal): boolean {
  return name === 'InvalidPasswordException' && /too common/i.test(message);
}
