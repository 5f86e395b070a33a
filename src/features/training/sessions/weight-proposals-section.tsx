import { ALL_TRAININGS, weightProposals } from '../../../../contract/marks/weight-proposals.mark.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import { sessionsText } from './sessions.text.ts';

/** The proposals' place in the settings. They are off until she wants them. */
export function WeightProposalsSection() {
  const [isOn, set] = useChangingMark(weightProposals, ALL_TRAININGS);
  return (
    <Card as="section" labelledBy="settings-weights">
      <CardBody>
        <h2 id="settings-weights">{sessionsText.weights}</h2>
        <Checkbox
          label={sessionsText.proposals}
          hint={sessionsText.proposalsHint}
          isChecked={isOn === true}
          onChange={(isWanted) => set(() => (isWanted ? true : undefined))}
        />
      </CardBody>
    </Card>
  );
}
