import { lazy, Suspense } from 'react';
import { useInstallOffer } from './use-install.ts';

const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));

/** Holds the offer to install, on the rare day that it appears. */
export function InstallPlace() {
  const way = useInstallOffer();
  if (!way) return null;
  return (
    <Suspense>
      <InstallCard way={way} />
    </Suspense>
  );
}
