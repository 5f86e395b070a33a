import { useState } from 'react';
import { Page } from '../page.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { chooseTheme, readThemeChoice } from '../theme.ts';
import type { ThemeChoice } from '../theme.ts';
import { ContentPieces } from './content-pieces.tsx';
import { FieldPieces } from './field-pieces.tsx';
import { OverlayPieces } from './overlay-pieces.tsx';
import { StatePieces } from './state-pieces.tsx';

const THEMES = [
  { value: 'light', label: 'Hele' },
  { value: 'dark', label: 'Tume' },
  { value: 'system', label: 'Süsteemi järgi' },
] as const;

/** Every piece of the design system in every state. Only in development builds. */
export function GalleryScreen() {
  const [theme, setTheme] = useState<ThemeChoice>(readThemeChoice);
  return (
    <Page
      title="Kujundus"
      lead="Kõik osad kõigis olekutes."
      actions={
        <SegmentedControl
          label="Välimus"
          isLabelHidden
          options={THEMES}
          value={theme}
          onChange={(choice) => {
            chooseTheme(choice);
            setTheme(choice);
          }}
        />
      }
    >
      <FieldPieces />
      <ContentPieces />
      <OverlayPieces />
      <StatePieces />
    </Page>
  );
}
