interface InRounds<Step> {
  blocks: readonly { rounds: number; steps: readonly Step[] }[];
}

/**
 * Returns the exercises of a plan in the order of doing, rounds laid out: a chapter of the film for each. Sets and rounds of one
 * exercise that follow each other are one.
 */
export function exercisesInTurn<Step>(plan: readonly InRounds<Step>[]): Step[] {
  const blocks = plan.flatMap((section) => section.blocks);
  const steps = blocks.flatMap(({ rounds, steps: ofRound }) => Array<readonly Step[]>(rounds).fill(ofRound));
  return steps.flat().filter((step, index, all) => step !== all[index - 1]);
}
