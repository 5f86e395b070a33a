import { lazy, Suspense } from 'react';
import { useInstallOffer } from './use-install.ts';

const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));

/** Where the offer to install appears, on the rare day that it does. */
export function InstallPlace() {
  const way = useInstallOffer();
  if (!way) return null;
  return (
    <Suspense>
      <InstallCard way={way} />
    </Suspense>
  );
}
