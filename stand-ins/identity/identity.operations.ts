import {
  adminAddUserToGroup,
  adminDeleteUser,
  adminGetUser,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  adminUserGlobalSignOut,
  listUsers,
} from './admin.operations.ts';
import {
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './email-change.operations.ts';
import type { Operation } from './operation.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './password.operations.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.operations.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.operations.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './token.operations.ts';
import { deleteOwnUser, getUser } from './user.operations.ts';

/** The part of Cognito's protocol that is spoken here, by its names. */
const OPERATIONS = new Map<string, Operation>(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminDeleteUser: adminDeleteUser,
    AdminGetUser: adminGetUser,
    AdminListGroupsForUser: adminListGroupsForUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteOwnUser,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListUsers: listUsers,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);

const TARGET = /^AWSCognitoIdentityProviderService\.(\w+)$/;

/** The operation that an `X-Amz-Target` header names. */
export function findOperation(target: unknown): Operation | null {
  const name = typeof target === 'string' ? TARGET.exec(target)?.[1] : undefined;
  return (name === undefined ? undefined : OPERATIONS.get(name)) ?? null;
}
