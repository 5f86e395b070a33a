import { paths } from '../../../../contract/paths.ts';
import { nav, subscription } from '../../../language/words.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** A link to her subscription: ending it should not take a search. */
export function SubscriptionSection({ hasPlan }: { hasPlan: boolean }) {
  return (
    <Card as="section" labelledBy="settings-subscription">
      <CardBody>
        <h2 id="settings-subscription">{nav['/settings/subscription']}</h2>
        <p className={styles.muted}>{settingsText.subscriptionInfo}</p>
        <LinkButton to={paths.subscription.to()} variant="secondary">
          {hasPlan ? subscription.manage : subscription.choosePlan}
        </LinkButton>
      </CardBody>
    </Card>
  );
}
