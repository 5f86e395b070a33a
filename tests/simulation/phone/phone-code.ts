/** What pages and workers of the product run, bundled so that each page of a schedule has modules of its own. */
export { momentAfter } from '../../../src/contract/moment-after.ts';
export { momentOf } from '../../../src/contract/moments.ts';
export { closeRegister, registerOf } from '../../../src/offline/mark-register.ts';
export { Outbox } from '../../../src/offline/outbox.ts';
export { startReplay } from '../../../src/offline/replay.ts';
export { sendAll } from '../../../src/offline/sender.ts';
export { turnOf, withTurn } from '../../../src/offline/turn.ts';
export { removeLeftovers } from '../../../src/session/member-data.ts';
export { onSessionChanged, tellSessionChanged } from '../../../src/session/session-channel.ts';
export { readSession, replaceKv } from '../../../src/session/session-database.ts';
export { signOut } from '../../../src/session/sign-out.ts';
export { forgetRefusals } from '../../../src/session/token-refusals.ts';
export { currentToken } from '../../../src/session/token.ts';
export { replayOutbox } from '../../../sw/outbox-replay.ts';
