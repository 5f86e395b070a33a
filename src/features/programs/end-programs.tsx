import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { programsText } from './programs.text.ts';
import { useEndingPrograms } from './use-program-run.ts';

/** Ends her runs of programs that have nothing more for her. */
export function EndPrograms({ programIds }: { programIds: Iterable<string> }) {
  const end = useEndingPrograms();
  return (
    <Button variant="quiet" icon={X} onClick={() => end([...programIds])}>
      {programsText.leave}
    </Button>
  );
}
