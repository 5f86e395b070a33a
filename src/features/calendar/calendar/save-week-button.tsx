import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { saveWeekText } from '../week-download/save-week.text.ts';

const SaveWeekSheet = lazy(async () => ({
  default: (await import('../week-download/save-week-sheet.tsx')).SaveWeekSheet,
}));

/** The content of the week is looked up only when she asks. */
export function SaveWeekButton({ memberId }: { memberId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        variant="secondary"
        size="compact"
        icon={Download}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {saveWeekText.save}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveWeekSheet memberId={memberId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
