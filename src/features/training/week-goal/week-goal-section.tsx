import {
  TRAININGS,
  WEEK_GOAL_MAX,
  WEEK_GOAL_MIN,
  weekGoal,
} from '../../../../contract/marks/week-goal.mark.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import { weekGoalText } from './week-goal.text.ts';
import styles from './week-goal.module.css';

const FIRST_GOAL = 3;

/** The goal's place in the settings. It is off until she wants it. */
export function WeekGoalSection() {
  const [goal, set] = useChangingMark(weekGoal, TRAININGS);
  return (
    <Card as="section" labelledBy="settings-week-goal">
      <CardBody>
        <h2 id="settings-week-goal">{weekGoalText.title}</h2>
        <div className={styles.setting}>
          <Checkbox
            label={weekGoalText.isShown}
            hint={weekGoalText.hint}
            isChecked={goal !== undefined}
            onChange={(isShown) => set((kept) => (isShown ? (kept ?? FIRST_GOAL) : undefined))}
          />
          {goal !== undefined && (
            <Stepper
              label={weekGoalText.perWeek}
              value={goal}
              min={WEEK_GOAL_MIN}
              max={WEEK_GOAL_MAX}
              lessLabel={weekGoalText.fewer}
              moreLabel={weekGoalText.more}
              onChange={(perWeek) => set(() => perWeek)}
            />
          )}
        </div>
      </CardBody>
    </Card>
  );
}
