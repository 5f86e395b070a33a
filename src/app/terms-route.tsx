import { TermsScreen } from '../features/lessons/pages/public-pages.tsx';
import { WithdrawSection } from '../features/account/subscription/withdraw-section.tsx';

/** The terms, with the withdrawal that needs no sign-in. */
export function TermsRoute() {
  return <TermsScreen foot={<WithdrawSection />} />;
}
