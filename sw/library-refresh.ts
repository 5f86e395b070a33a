/** Keeps the current viewer's library up to date. */
import { permissionsOfGroups } from '../contract/permissions.ts';
import { GRAPHQL_PATH } from '../contract/service-paths.ts';
import { tellLibraryFull, tellLibraryRefreshed } from '../src/library/library-channel.ts';
import { isFullDisk, isFullFor } from '../src/library/full-disk.ts';
import { withLibrary } from '../src/library/library-database.ts';
import { VISITOR } from '../src/library/viewer.ts';
import { LibraryService } from '../src/library/library-service.ts';
import { refreshPictures } from '../src/library/library-pictures.ts';
import { isLibraryFresh, type LibraryViewer, refreshLibrary } from '../src/library/refresh-library.ts';
import { removeClosedVideos } from '../src/library/saved-videos.ts';
import { readSession } from '../src/session/session-database.ts';
import { currentToken } from '../src/session/token.ts';

/** As `refresh-library` says it (worker-messages.ts). */
interface Urgency {
  isUrgent: boolean;
  despiteFullDisk?: boolean | undefined;
}

interface Asked extends Urgency {
  done: Promise<void>;
}

let current: Promise<void> = Promise.resolve();
/** The refresh after the current one: a member may have signed in since that began. */
let following: Asked | undefined;
/** When there was last no room, and for whose library: on a disk that is really full there is none for the note of it either. */
let full: { asked: string; at: number } | undefined;

/**
 * Compares nothing if the library was compared recently with the same permissions, or the disk had no room for it then. Temporary
 * failures are ignored.
 */
export function refreshViewersLibrary({ isUrgent, despiteFullDisk = false }: Urgency): Promise<void> {
  if (following) {
    following.isUrgent ||= isUrgent;
    following.despiteFullDisk ||= despiteFullDisk;
    return following.done;
  }
  const asked: Asked = { isUrgent, despiteFullDisk, done: current.then(() => begin(asked)) };
  following = asked;
  current = asked.done;
  return asked.done;
}

async function begin(asked: Asked): Promise<void> {
  following = undefined;
  await refresh(asked).catch(() => undefined);
}

async function refresh(urgency: Urgency): Promise<void> {
  const viewer = await currentViewer();
  try {
    await refreshFor(viewer, urgency);
  } catch (error) {
    if (isFullDisk(error)) tellLibraryFull(viewer.id);
  }
}

async function refreshFor(viewer: LibraryViewer, { isUrgent, despiteFullDisk }: Urgency): Promise<void> {
  let service: LibraryService | undefined;
  const asked = `${viewer.id} ${viewer.groups.join()}`;
  // Only she can say that there is room again on a disk that was full.
  if (despiteFullDisk || !(isFullFor(full, asked) || (await isLibraryFresh(viewer, isUrgent)))) {
    const token = viewer.id === VISITOR ? undefined : await currentToken();
    if (token && token.type !== 'token') return;
    // Somebody else has signed in since, whose own refresh follows: none of the first one's data goes into this library.
    if (token && token.memberId !== viewer.id) return;
    service = new LibraryService({ endpoint: GRAPHQL_PATH, token: token?.token });
    await refreshLibrary(viewer, service).catch((error: unknown) => {
      if (isFullDisk(error)) full = { asked, at: Date.now() };
      throw error;
    });
    full = undefined;
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
