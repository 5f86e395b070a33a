import { libraryName, type PartMark } from '../../src/library/library-database.ts';
import { PICTURES_ASKED } from '../../src/library/library-pictures.ts';
import { type Evaluating, readStore } from './read-store.ts';

/** Whether all pictures of a viewer's library are on the device; they come after its texts. Of some of them the mark has no digest. */
export async function arePicturesKept(page: Evaluating, viewerId: string): Promise<boolean> {
  const marks = (await readStore(page, libraryName(viewerId), 'parts')) as PartMark[] | undefined;
  return marks?.some(({ asked, digest }) => asked === PICTURES_ASKED && digest !== '') === true;
}
