/** Amplify, loaded only when someone signs in, signs up, changes her account or resets a password. */
import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { identityConfiguration } from './identity-configuration.ts';
import { clearKv, readKv, removeKv, writeKv } from './session-database.ts';

export {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
  updatePassword,
  updateUserAttribute,
} from 'aws-amplify/auth';

const tokenStorage = {
  setItem: (key: string, value: string) => writeKv(key, value),
  getItem: async (key: string) => {
    const value = await readKv(key);
    return typeof value === 'string' ? value : null;
  },
  removeItem: (key: string) => removeKv(key),
  clear: () => clearKv(),
};

/** Throws if the configuration is unavailable (offline, and never signed in here). */
export async function configureAmplify(): Promise<void> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await identityConfiguration();
  // It would warn members of an endpoint that is ours, at each visit.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint && { userPoolEndpoint }),
        loginWith: { email: true },
        signUpVerificationMethod: 'code',
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage);
}
