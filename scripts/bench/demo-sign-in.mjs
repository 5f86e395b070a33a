/** Signs demo members in as the app does. */
import { openSourceLoader } from '../source-loader.mjs';

/** Returns a function that gets the id token of a demo member from the server at `url`. */
export async function openDemoSignIn() {
  const vite = await openSourceLoader();
  const { signIn } = await vite.ssrLoadModule('/tests/support/sign-in.ts');
  const { DEMO_PASSWORD } = await vite.ssrLoadModule('/stand-ins/demo/demo-members.ts');
  await vite.close();
  return (/** @type {string} */ url, /** @type {string} */ email) => signIn(url, email, DEMO_PASSWORD);
}
