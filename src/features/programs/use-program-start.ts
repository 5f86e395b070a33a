import { useState } from 'react';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { useMemberId } from '../../session/use-member-id.ts';
import { type ProgramStart, withoutPause, withPause } from './program-progress.ts';
import { forgetProgramStart, keepProgramStart, readProgramStart } from './program-start.ts';

const now = () => momentOf(new Date());

/** Her own run of one program; each change is stored on the device immediately. */
export function useProgramStart(programId: string) {
  const memberId = useMemberId();
  const [start, setStart] = useState(() => readProgramStart(memberId, programId));
  const keep = (changed: ProgramStart) => {
    setStart(changed);
    keepProgramStart(memberId, programId, changed);
  };
  return {
    start,
    // What she did earlier today counts: many decide after the first training.
    begin: () => keep({ startedAt: `${dayOf(now())}T00:00:00${now().slice(19)}`, pauses: [] }),
    pause: () => start && keep(withPause(start, dayOf(now()))),
    goOn: () => start && keep(withoutPause(start, dayOf(now()))),
    leave: () => {
      setStart(undefined);
      forgetProgramStart(memberId, programId);
    },
  };
}

export type ProgramCourse = ReturnType<typeof useProgramStart>;
