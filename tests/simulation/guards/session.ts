/** The guards of the promises about the signed-in member. */
import type { Guard } from './guard.ts';

const SESSION = 'src/session/';

export const SESSION_GUARDS: readonly Guard[] = [
  {
    name: 'a failed renewal does not end her sign-in',
    file: `${SESSION}refresh-tokens.ts`,
    text: "  } catch {\n    return { type: 'later' };",
    replacement: "  } catch {\n    return { type: 'refused' };",
  },
  {
    name: 'a session that has ended stays so without a battery',
    file: `${SESSION}session-database.ts`,
    text: "{ durability: 'strict' }",
    replacement: "{ durability: 'relaxed' }",
  },
  {
    name: 'a page that she comes back to reads who is signed in',
    file: `${SESSION}session-store.ts`,
    text: '  onReturn(() => void refresh());\n',
    replacement: '',
  },
  {
    name: 'a page that sleeps keeps nobody from signing in or from a token',
    file: `${SESSION}patient-lock.ts`,
    text: 'return await takeOver(name, run);',
    replacement: 'throw new Error(name);',
  },
  {
    name: 'a renewal that hangs is given up',
    file: `${SESSION}refresh-tokens.ts`,
    text: '      signal: AbortSignal.timeout(TIMEOUT_MS),\n',
    replacement: '',
  },
  {
    name: 'what the server has of her leaves with her',
    file: `${SESSION}member-data.ts`,
    text: '  await connection.run(forgetReceipts).finally(() => connection.close());\n',
    replacement: '  connection.close();\n',
  },
  {
    name: 'a start removes what a sign-out has left',
    file: `${SESSION}member-data.ts`,
    text: 'if (!stay.has(memberId) && !(await removeMemberData(memberId))) isClean = false;',
    replacement: '',
  },
];
