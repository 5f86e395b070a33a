import { CircleSlash } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { avoidedText } from './avoided.text.ts';
import { useAvoided } from './use-avoided.ts';

const AvoidedSheet = lazy(async () => ({ default: (await import('./avoided-sheet.tsx')).AvoidedSheet }));

/** The way to the foods that she does not eat, with their number. */
export function AvoidedButton() {
  const { allergens, foods } = useAvoided();
  const [isOpen, setIsOpen] = useState(false);
  const n = allergens.size + foods.size;
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon={CircleSlash}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {n === 0 ? avoidedText.title : fill(avoidedText.titleCount, { n: formatNumber(n) })}
      </Button>
      <Suspense>{isOpen && <AvoidedSheet onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
