import { useLibraryAge } from '../../library/use-library-age.ts';
import { StaleNote } from '../../ui/stale-note.tsx';

/** Without a connection: how old what she reads is. Nothing otherwise. */
export function KeptNote() {
  const age = useLibraryAge();
  return age === undefined ? null : <StaleNote moment={age} />;
}
