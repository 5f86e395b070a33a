import { useState } from 'react';
import { DAY, type EnergyGoal, energyGoal } from '../../../../contract/marks/energy-goal.mark.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { fill } from '../../../language/words.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { useMember } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import { useConsent } from '../../../platform/consents/use-consent.ts';
import styles from './energy-goal.module.css';
import { energyGoalText } from './energy-goal.text.ts';
import { hasSameFigures, inKcal, macrosSentence, withVisibility } from './energy-goal.ts';
import { GoalSheet } from './goal-sheet.tsx';
import { useEnergyGoal } from './use-energy-goal.ts';

interface GoalCardProps {
  outbox: Outbox;
  offered?: EnergyGoal | undefined;
  leastKcal?: number | undefined;
}

/** Her goal, and the calculator's result as it. Offered to who has a menu to see it on; who had one can still take it away. */
export function GoalCard({ outbox, offered, leastKcal }: GoalCardProps) {
  const hasMenu = permissionsOfGroups(useMember()?.groups ?? []).has('FOOD');
  const { goal, save, change } = useEnergyGoal(outbox);
  const consent = useConsent('ENERGY_GOAL');
  const [asked, setAsked] = useState<Omit<EnergyGoal, 'kcal'> & { kcal?: number }>();
  // The button that she presses goes with the goal.
  const place = useFocusWhenLost<HTMLDivElement>();
  if (!hasMenu && !goal) return null;
  const use = (next: EnergyGoal) => (consent.isGiven ? change(next) : setAsked(next));
  const ownLeast = leastKcal ?? goal?.leastKcal;
  const typing = { ...goal, ...(ownLeast !== undefined && { leastKcal: ownLeast }) };
  return (
    <Card as="section" labelledBy="energy-goal">
      <CardBody>
        <div ref={place} tabIndex={-1} className={styles.kept}>
          <h2 id="energy-goal">{energyGoalText.title}</h2>
          {goal ? <Kept goal={goal} /> : <p>{energyGoalText.none}</p>}
        </div>
        <div className={styles.buttons}>
          {hasMenu && offered && !hasSameFigures(offered, goal) && (
            <Button onClick={() => use(withVisibility(offered, !goal?.isHidden))}>
              {energyGoalText.use}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAsked(typing)}>
            {goal ? energyGoalText.change : energyGoalText.typeOwn}
          </Button>
          {goal && (
            <Button variant="quiet" onClick={() => change(null)}>
              {energyGoalText.remove}
            </Button>
          )}
        </div>
        {asked && (
          <GoalSheet start={asked} consent={consent} onSave={save} onClose={() => setAsked(undefined)} />
        )}
      </CardBody>
    </Card>
  );
}

function Kept({ goal }: { goal: EnergyGoal }) {
  const [shown, set] = useChangingMark(energyGoal, DAY);
  const macros = macrosSentence(goal);
  return (
    <>
      <p>{fill(energyGoalText.goal, { kcal: inKcal(goal.kcal) })}</p>
      {macros !== undefined && <p className={styles.quiet}>{macros}</p>}
      <Checkbox
        label={energyGoalText.isShown}
        isChecked={shown?.isHidden !== true}
        onChange={(isShown) => set((kept) => kept && withVisibility(kept, isShown))}
      />
    </>
  );
}
