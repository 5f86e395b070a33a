import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import type { RecipeDetailsFragment } from '../../../../contract/documents.generated.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { useMember } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { AddToMenuSheet } from './add-to-menu-sheet.tsx';
import { recipesText } from './recipes.text.ts';

/** Shown to a member who may open the menu. */
export function AddToMenu({ recipe }: { recipe: RecipeDetailsFragment }) {
  const member = useMember();
  const [isOpen, setIsOpen] = useState(false);
  if (!permissionsOfGroups(member?.groups ?? []).has('FOOD')) return null;
  return (
    <>
      <Button variant="secondary" icon={UtensilsCrossed} onClick={() => setIsOpen(true)}>
        {recipesText.addToMenu}
      </Button>
      {isOpen && <AddToMenuSheet recipe={recipe} onClose={() => setIsOpen(false)} />}
    </>
  );
}
