import { useState } from 'react';
import { diary } from '../../../language/words.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { hideEnergy, useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { chooseTheme, readThemeChoice, THEME_CHOICES, type ThemeChoice } from '../../../ui/theme.ts';
import { canVibrate, switchVibrationOff, useVibrationOff } from '../../../ui/vibration.ts';
import { hideWeight, useWeightHidden } from '../../diary/measurements/weight-visibility.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

const OPTIONS = THEME_CHOICES.map((value) => ({ value, label: settingsText.themes[value] }));

/** The app's look and feel on this device. */
export function LookSection() {
  const [theme, setTheme] = useState<ThemeChoice>(readThemeChoice);
  const isWeightHidden = useWeightHidden();
  const isEnergyHidden = useEnergyHidden();
  const isVibrationOff = useVibrationOff();
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
            isChecked={isWeightHidden}
            onChange={hideWeight}
          />
          <Checkbox
            label={settingsText.hideEnergy}
            hint={settingsText.hideEnergyHint}
            isChecked={isEnergyHidden}
            onChange={hideEnergy}
          />
          {canVibrate() && (
            <Checkbox
              label={settingsText.vibration}
              hint={settingsText.vibrationHint}
              isChecked={!isVibrationOff}
              onChange={(isOn) => switchVibrationOff(!isOn)}
            />
          )}
        </div>
      </CardBody>
    </Card>
  );
}
