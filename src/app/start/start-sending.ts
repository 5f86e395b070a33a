/** Sends the entries of the outbox, at every chance, and hands on the server's answers. */
import { GRAPHQL_PATH } from '../../../contract/service-paths.ts';
import { noteLogged } from '../../features/account/install/first-value.ts';
import { currentConnection } from '../../offline/connection.ts';
import { noteFullDay } from '../../offline/full-day.ts';
import { registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { startReplay } from '../../offline/replay.ts';
import { sendAll } from '../../offline/sender.ts';
import { onSessionChanged } from '../../session/session-channel.ts';
import { currentToken } from '../../session/token.ts';
import type { MemberClient } from '../graphql/client.ts';
import { askForBackgroundSync } from '../worker/background-sync.ts';
import { phoneReportsOf } from './phone-reports.ts';

/** The first kick is the caller's: it can wait until the screen is drawn. */
export function startSending(
  outbox: Outbox,
  { absorb, lacking, untilShown, retryQueries }: MemberClient,
): { kick: () => void; stop: () => void } {
  const { memberId } = outbox;
  const register = registerOf(outbox);
  const { onRecorded, onNotKept, ...reports } = phoneReportsOf(memberId);
  const replay = startReplay({
    send: (isProbing) =>
      sendAll({ memberId, endpoint: GRAPHQL_PATH, token: currentToken, isProbing, onRecorded }),
    onPass(end) {
      noteFullDay(memberId, end);
      reports.onPass(end);
    },
  });
  outbox.listen({
    onSettled: (receipts) => {
      // The server has just been reached.
      if (currentConnection() === 'offline') retryQueries();
      return Promise.all([absorb(receipts), register.takeSettled(receipts)]).then(() => undefined);
    },
    lacking,
    untilShown,
    onAdded: () => {
      void replay.kick();
      void askForBackgroundSync();
      noteLogged(outbox.entries);
    },
    onChangedElsewhere: () => replay.standBy(),
    onNotKept,
  });
  // She may have signed in again, here or in another tab: entries that waited for that can be sent now.
  const stopHearing = onSessionChanged(() => {
    retryQueries();
    void replay.kick();
  });
  return {
    kick: () => void replay.kick(),
    stop() {
      replay.stop();
      reports.stop();
      stopHearing();
    },
  };
}
