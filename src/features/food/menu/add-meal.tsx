import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { mealplanText } from './mealplan.text.ts';

const AddMealSheet = lazy(async () => ({ default: (await import('./add-meal-sheet.tsx')).AddMealSheet }));

/** A meal besides those that the menu has. */
export function AddMeal({ day }: { day: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={Plus} onClick={() => setIsOpen(true)}>
        {mealplanText.addMeal}
      </Button>
      <Suspense>{isOpen && <AddMealSheet day={day} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
