import { MapPinOff } from 'lucide-react';
import { nav } from '../language/words.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/screen-states.tsx';
import { paths } from '../../contract/paths.ts';

/** Shown for an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Page title="Lehte ei leitud" width="narrow" isTitleHidden>
      <EmptyState
        kind="first"
        icon={MapPinOff}
        title="Siin lehte ei ole"
        action={<LinkButton to={paths.calendar.to()}>{nav['/calendar']}</LinkButton>}
      >
        Võib-olla on aadressis kirjaviga või leht on eemaldatud. Menüüst leiad kõik, mis siin on.
      </EmptyState>
    </Page>
  );
}
