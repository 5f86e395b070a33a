import { EndButton } from '../../../ui/end-button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { programsText } from './programs.text.ts';
import { useEndingPrograms } from './use-program-run.ts';

interface EndProgramsProps {
  programIds: Iterable<string>;
  label?: string | undefined;
}

/** Ends her runs of programs, after asking. */
export function EndPrograms({ programIds, label = programsText.leave }: EndProgramsProps) {
  const end = useEndingPrograms();
  const place = useFocusOnward<HTMLDivElement>();
  return (
    <div ref={place}>
      <EndButton label={label} question={programsText.leaveQuestion} onEnd={() => end([...programIds])}>
        <p>{programsText.leaveText}</p>
      </EndButton>
    </div>
  );
}
