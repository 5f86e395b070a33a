/**
 * Runs behind the screens for the current user: the GraphQL client, the sending of waiting entries, and the reading ahead of
 * what belongs on the phone. It is a file of its own, so that the shell need not wait for it.
 */
import type { Client } from '@urql/core';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Provider } from 'urql';
import { paths } from '../../../contract/paths.ts';
import { carryOver } from '../../platform/marks/carry-over.ts';
import { storePresses } from '../../platform/marks/store-presses.ts';
import { deviceMarksOf } from '../../platform/marks/device-marks.ts';
import { pullMarks } from '../../platform/marks/pull-marks.ts';
import { recipesQuestion } from '../../features/food/recipes/recipes.question.ts';
import { VISITOR } from '../../library/viewer.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { closeRegister, registerOf } from '../../offline/mark-register.ts';
import { readFirstPart } from '../../reading/kept-answer.ts';
import { useMember } from '../../session/use-session.ts';
import { type MemberClient, openClient } from '../graphql/client.ts';
import { onNewsChance } from '../../reading/news-chances.ts';
import { onRetryChance } from '../graphql/retry-chances.ts';
import { FORMER_MEMORIES } from '../former-memories.ts';
import { readAhead } from '../read-ahead.ts';
import { Waiting } from '../waiting.tsx';
import { askForNews } from './ask-for-news.ts';
import { useEngine } from './engine-context.tsx';
import { keepLibraryCurrent, readEachDay } from './keep-current.ts';
import { keepSnapshots, removeSnapshotWhenDrawn } from './snapshot.ts';
import type { Engine } from './open-ahead.ts';
import { startSending } from './start-sending.ts';
import { askForBackgroundSync } from '../worker/background-sync.ts';

/** `outbox` is undefined for a visitor, who has nothing to send. */
export function startEngine(outbox: Outbox | undefined): Engine {
  const opened = openClient(outbox?.memberId, reportCacheFailure);
  const { client, hydrated, retryQueries } = opened;
  const stopKeeping = keepSnapshots(outbox?.memberId ?? VISITOR);
  void hydrated.then(removeSnapshotWhenDrawn);
  const stopRetrying = onRetryChance(retryQueries);
  const stopReads = () => {
    stopRetrying();
    stopKeeping();
  };
  const answersFirst = async (pathname: string) => {
    const { kept } = pathname === paths.recipes.to() ? recipesQuestion : NOTHING_KEPT;
    await Promise.all([
      hydrated,
      outbox && registerOf(outbox).ready,
      outbox && storePresses(outbox).catch(reportCacheFailure),
      kept && readFirstPart(client, outbox?.memberId ?? VISITOR, kept),
    ]);
  };
  let stopWork = () => {};
  if (!outbox) {
    const work = () => {
      stopWork();
      stopWork = keepLibraryCurrent(VISITOR, () => void opened.renewContent());
      void carryOver(deviceMarksOf(VISITOR), VISITOR, FORMER_MEMORIES);
    };
    const stop = () => {
      stopWork();
      stopReads();
    };
    return { client, answersFirst, work, stop };
  }
  const sending = startSending(outbox, opened);
  let mayBegin = true;
  return {
    client,
    answersFirst,
    work() {
      if (!mayBegin) return;
      mayBegin = false;
      sending.kick();
      stopWork = beginWork(outbox, opened);
    },
    stop() {
      sending.stop();
      mayBegin = false;
      stopWork();
      closeRegister(outbox);
      stopReads();
      outbox.listen({});
    },
  };
}

/** Reads ahead, and brings the changes of other devices and of this one's former releases. Returns a function that stops it. */
function beginWork(outbox: Outbox, opened: MemberClient): () => void {
  const { memberId } = outbox;
  const { client } = opened;
  const register = registerOf(outbox);
  const stopRefreshing = keepLibraryCurrent(memberId, () => void opened.renewContent());
  // Background Sync gives up after a few attempts; register what still waits again.
  if (outbox.entries.length > 0) void askForBackgroundSync();
  // Her data here is gone once she has left: later work must not create any of it again.
  let hasLeft = false;
  const withDeviceAlone = (work: (file: typeof import('../device-alone.ts')) => Promise<void>) =>
    void import('../device-alone.ts')
      .then((file) => (hasLeft ? undefined : work(file)))
      .catch(reportCacheFailure);
  const stopPulling = pullMarks(client, register, (gone) =>
    withDeviceAlone(({ forgetGone }) => forgetGone(outbox, gone)),
  );
  const stopAsking = onNewsChance(() => void askForNews(outbox, opened));
  const stopReading = readEachDay(() => readAhead(client, memberId, register));
  const stopCarrying = carryChoices(client, outbox);
  void carryOver(register, memberId, FORMER_MEMORIES).catch(reportCacheFailure);
  withDeviceAlone(({ storeTyped }) => storeTyped(client, outbox, () => hasLeft));
  return () => {
    hasLeft = true;
    stopCarrying();
    stopPulling();
    stopAsking();
    stopReading();
    stopRefreshing();
  };
}

/**
 * Carries over the choices that she made on this device before her account might keep them. Few have any, so the file is read
 * only if there are some.
 */
function carryChoices(client: Client, outbox: Outbox): () => void {
  const device = deviceMarksOf(outbox.memberId);
  let isWanted = true;
  let stop = () => {};
  const look = () => {
    if (device.marks.size === 0) return;
    stopListening();
    void import('../device-alone.ts').then(({ carryAvoided }) => {
      if (isWanted) stop = carryAvoided(client, outbox);
    }, reportCacheFailure);
  };
  const stopListening = device.subscribe(look);
  look();
  return () => {
    isWanted = false;
    stopListening();
    stop();
  };
}

const NOTHING_KEPT = { kept: undefined };

/** The cache is only a copy: losing it costs a read. Names of errors hold nothing personal. */
function reportCacheFailure(error: unknown): void {
  performance.mark('hoog:cache-failure', { detail: error instanceof Error ? error.name : 'unknown' });
}

const HAS_BADGE = 'setAppBadge' in navigator;

/**
 * The badge's file, once the first screen is drawn. Not by `lazy`: React may put off showing what was suspended, and draws it anew
 * for each answer that comes meanwhile, and each drawing asks again.
 */
function useBadgeFile(isWanted: boolean) {
  const [file, setFile] = useState<typeof import('../../features/calendar/calendar/waiting-badge.tsx')>();
  useEffect(() => {
    // Without its file there is no number on the icon until the next start.
    if (isWanted) import('../../features/calendar/calendar/waiting-badge.tsx').then(setFile, () => undefined);
  }, [isWanted]);
  return file;
}

/** Wraps the screens that read, which wait for the client; a part of a screen waits without taking the room of one. */
export function DataLayer({ isPart = false }: { isPart?: boolean }) {
  const engine = useEngine();
  const member = useMember();
  const badge = useBadgeFile(HAS_BADGE && !isPart && member !== undefined);
  if (!engine) return isPart ? null : <Waiting />;
  return (
    <Provider value={engine.client}>
      <Outlet />
      {badge && member && <badge.WaitingBadge member={member} />}
    </Provider>
  );
}
