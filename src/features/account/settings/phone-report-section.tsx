import { useEffect, useState } from 'react';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** Loaded apart from the screen, because a start shares what the screen shares with it. */
const loadReports = () => import('../../../session/phone-report.ts');

/** Lets this phone tell how sending goes on it; shown if the installation accepts reports, or if she has agreed before. */
export function PhoneReportSection({ memberId }: { memberId: string }) {
  const [hasAgreed, setHasAgreed] = useState<boolean>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const { acceptsReports, hasAgreedToReport } = await loadReports();
      const agreed = await hasAgreedToReport(memberId);
      const isOffered = agreed || (await acceptsReports());
      if (isWanted && isOffered) setHasAgreed(agreed);
    };
    // She is not asked if the disk cannot be read.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [memberId]);
  const choose = (agrees: boolean) => {
    setHasAgreed(agrees);
    const keep = async () => {
      const { agreeToReport, endReporting } = await loadReports();
      await (agrees ? agreeToReport(memberId) : endReporting());
    };
    // If the disk did not take it, nothing has changed.
    keep().catch(() => setHasAgreed(!agrees));
  };
  if (hasAgreed === undefined) return null;
  return (
    <Card as="section" labelledBy="settings-phone-report">
      <CardBody>
        <h2 id="settings-phone-report">{settingsText.phoneReport}</h2>
        <div className={styles.form}>
          <p className={styles.muted}>{settingsText.phoneReportSays}</p>
          <p className={styles.muted}>{settingsText.phoneReportSaysNot}</p>
          <Checkbox
            label={settingsText.phoneReportYes}
            hint={settingsText.phoneReportEnds}
            isChecked={hasAgreed}
            onChange={choose}
          />
        </div>
      </CardBody>
    </Card>
  );
}
