import { Card, CardBody } from '../../../ui/card.tsx';
import { AvoidedButton } from '../../food/avoided/avoided-button.tsx';
import { avoidedText } from '../../food/avoided/avoided.text.ts';

/** The foods that are left out of the recipes for her. */
export function AvoidedSection() {
  return (
    <Card as="section" labelledBy="settings-avoided">
      <CardBody>
        <h2 id="settings-avoided">{avoidedText.settingsTitle}</h2>
        <p>{avoidedText.settingsText}</p>
        <div>
          <AvoidedButton />
        </div>
      </CardBody>
    </Card>
  );
}
