import { useState } from 'react';
import { challenge, CHALLENGE_START, challengeDayOn } from '../../../../contract/marks/challenge.mark.ts';
import { programStart } from '../../../../contract/marks/program-start.mark.ts';
import type { Member } from '../../../session/session.ts';
import { useMark, useMarks } from '../../../platform/marks/use-mark.ts';
import { endedBefore, recallEndedRuns } from '../../training/programs/ended-runs.ts';

/** The programs and the challenge that she follows from day to day. */
export function useFollowed(today: string, member: Member | undefined) {
  const starts = useMarks(programStart);
  // Read once, when she comes, so that nothing above disappears while she looks at it.
  const [ended] = useState(() => (member ? recallEndedRuns(member.id) : {}));
  const challengeStart = useMark(challenge, CHALLENGE_START);
  return {
    /** A program, which may have ended. */
    hasStarted: starts.size > 0,
    doesProgram: [...starts].some(([id, { startedAt }]) => !endedBefore(ended, id, startedAt, today)),
    isOfChallenge: (day: string) =>
      member !== undefined &&
      challengeStart !== undefined &&
      challengeDayOn(challengeStart, day) !== undefined,
  };
}

export type Followed = ReturnType<typeof useFollowed>;
