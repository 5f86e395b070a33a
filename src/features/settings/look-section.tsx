import { useState } from 'react';
import { diary } from '../../language/words.ts';
import { Card, CardBody } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { chooseTheme, readThemeChoice, THEME_CHOICES, type ThemeChoice } from '../../ui/theme.ts';
import { hideWeight, useWeightHidden } from '../measurements/weight-visibility.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

const OPTIONS = THEME_CHOICES.map((value) => ({ value, label: settingsText.themes[value] }));

/** How the app looks on this device. */
export function LookSection() {
  const [theme, setTheme] = useState<ThemeChoice>(readThemeChoice);
  const isHidden = useWeightHidden();
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  return (
    <Card as="section" labelledBy="settings-look">
      <CardBody>
        <h2 id="settings-look">{settingsText.look}</h2>
        <div className={styles.form}>
          <SegmentedControl label={settingsText.theme} options={OPTIONS} value={theme} onChange={choose} />
          <Checkbox
            label={diary.hideWeight}
            hint={settingsText.hideWeightHint}
            isChecked={isHidden}
            onChange={hideWeight}
          />
        </div>
      </CardBody>
    </Card>
  );
}
