import { TermsScreen } from '../features/pages/public-pages.tsx';
import { WithdrawSection } from '../features/subscription/withdraw-section.tsx';

/** The terms, with the withdrawal that needs no sign-in. */
export function TermsRoute() {
  return <TermsScreen foot={<WithdrawSection />} />;
}
