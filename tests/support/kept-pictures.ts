import { libraryName, type PartMark } from '../../src/library/library-database.ts';
import { PICTURES_ASKED } from '../../src/library/library-pictures.ts';
import { type Evaluating, readStore } from './read-store.ts';

/**
 * True if all pictures of a viewer's library are on the device; they come after its texts. If some are missing, the mark has no
 * digest.
 */
export async function arePicturesKept(page: Evaluating, viewerId: string): Promise<boolean> {
  const marks = (await readStore(page, libraryName(viewerId), 'parts')) as PartMark[] | undefined;
  return marks?.some(({ asked, digest }) => asked === PICTURES_ASKED && digest !== '') === true;
}
