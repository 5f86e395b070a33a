/** The refusals of the Cognito protocol that this service knows, with Cognito's own usual sentence for each. */
const MESSAGES = {
  AliasExistsException: 'An account with the given email already exists.',
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  ExpiredCodeException: 'Invalid code provided, please request a code again.',
  IncompleteSignatureException: 'The request signature is incomplete.',
  InternalErrorException: 'Internal error.',
  InvalidParameterException: 'Invalid parameter.',
  InvalidPasswordException: 'Password did not conform with policy.',
  InvalidSignatureException: 'The request signature does not match.',
  LimitExceededException: 'Attempt limit exceeded, please try after some time.',
  MissingAuthenticationTokenException: 'The request is not signed.',
  NotAuthorizedException: 'Incorrect username or password.',
  RefreshTokenReuseException: 'Refresh token has been rotated out.',
  RequestEntityTooLargeException: 'The request is too large.',
  ResourceNotFoundException: 'No such user pool or client.',
  SerializationException: 'The request body is not a JSON object.',
  UnknownOperationException: 'Unknown operation.',
  UserNotConfirmedException: 'User is not confirmed.',
  UserNotFoundException: 'User does not exist.',
  UsernameExistsException: 'An account with the given email already exists.',
} as const;

export type RefusalName = keyof typeof MESSAGES;

/** An expected outcome, returned and not thrown. Clients choose their words by `name`, never by `message`. */
export class Refusal {
  readonly name: RefusalName;
  readonly message: string;

  constructor(name: RefusalName, message: string) {
    this.name = name;
    this.message = message;
  }
}

export function refuse(name: RefusalName, message: string = MESSAGES[name]): Refusal {
  return new Refusal(name, message);
}
