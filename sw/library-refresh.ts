/** Keeps the current viewer's library up to date. */
import { permissionsOfGroups } from '../src/contract/permissions.ts';
import { GRAPHQL_PATH } from '../src/contract/service-paths.ts';
import { tellLibraryRefreshed } from '../src/library/library-channel.ts';
import { withLibrary } from '../src/library/library-database.ts';
import { VISITOR } from '../src/library/viewer.ts';
import { LibraryService } from '../src/library/library-service.ts';
import { refreshPictures } from '../src/library/library-pictures.ts';
import { isLibraryFresh, type LibraryViewer, refreshLibrary } from '../src/library/refresh-library.ts';
import { removeClosedVideos } from '../src/library/saved-videos.ts';
import { readSession } from '../src/session/session-database.ts';
import { currentToken } from '../src/session/token.ts';

interface Asked {
  isUrgent: boolean;
  done: Promise<void>;
}

let current: Promise<void> = Promise.resolve();
/** The refresh after the current one: a member may have signed in since that began. */
let following: Asked | undefined;

/** Compares nothing if the library was compared recently with the same permissions. Temporary failures are ignored. */
export function refreshViewersLibrary(isUrgent: boolean): Promise<void> {
  if (following) {
    following.isUrgent ||= isUrgent;
    return following.done;
  }
  const asked: Asked = { isUrgent, done: current.then(() => begin(asked)) };
  following = asked;
  current = asked.done;
  return asked.done;
}

async function begin({ isUrgent }: Asked): Promise<void> {
  following = undefined;
  await refresh(isUrgent).catch(() => undefined);
}

async function refresh(isUrgent: boolean): Promise<void> {
  const viewer = await currentViewer();
  let service: LibraryService | undefined;
  if (isUrgent || !(await isLibraryFresh(viewer))) {
    const token = viewer.id === VISITOR ? undefined : await currentToken();
    if (token && token.type !== 'token') return;
    service = new LibraryService({ endpoint: GRAPHQL_PATH, token: token?.token });
    await refreshLibrary(viewer, service);
    tellLibraryRefreshed(viewer.id);
    await freeClosedVideos(viewer.id);
  }
  await refreshPictures(viewer.id, service);
}

/** Removes saved videos that she is no longer allowed to watch, and those that were withdrawn. */
async function freeClosedVideos(viewerId: string): Promise<void> {
  const trainings = await withLibrary(viewerId, (database) => database.get('trainings', 'all'));
  if (trainings) await removeClosedVideos(viewerId, trainings);
}

async function currentViewer(): Promise<LibraryViewer> {
  const session = await readSession();
  if (!session) return { id: VISITOR, groups: [], hasFood: false };
  const { id, groups } = session.member;
  return { id, groups, hasFood: permissionsOfGroups(groups).has('FOOD') };
}
