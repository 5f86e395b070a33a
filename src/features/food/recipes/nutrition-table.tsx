import type { AmountWithNutritionFragment } from '../../../../contract/documents.generated.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { food } from '../../../language/words.ts';
import { nutritionPer100g, nutritionPerServing } from '../../../../contract/recipe-nutrition.ts';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { MacroBar } from '../../../ui/macro-bar.tsx';
import styles from './nutrition-table.module.css';
import { recipesText } from './recipes.text.ts';

interface NutritionTableProps {
  ingredients: readonly AmountWithNutritionFragment[];
  servings: number;
}

const ROWS = [
  { key: 'kcal', label: food.energy, unit: 'kcal', decimals: 0 },
  { key: 'protein', label: food.protein, unit: 'g', decimals: 1 },
  { key: 'fat', label: food.fat, unit: 'g', decimals: 1 },
  { key: 'carbs', label: food.carbs, unit: 'g', decimals: 1 },
] as const;
const WITHOUT_ENERGY = ROWS.filter(({ key }) => key !== 'kcal');

/** Nutrition per portion and per 100 g; renders nothing if no amount is known. */
export function NutritionTable({ ingredients, servings }: NutritionTableProps) {
  const rows = useEnergyHidden() ? WITHOUT_ENERGY : ROWS;
  const perServing = nutritionPerServing(ingredients, servings);
  const per100g = nutritionPer100g(ingredients);
  if (!perServing || !per100g) return null;
  return (
    <section className={styles.nutrition} aria-labelledby="nutrition-title">
      <h2 id="nutrition-title">{recipesText.nutrition}</h2>
      <MacroBar nutrition={perServing} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{recipesText.figure}</span>
            </th>
            <th scope="col">{food.perServing}</th>
            <th scope="col">{food.per100g}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, unit, decimals }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{formatWithUnit(perServing[key], unit, decimals)}</td>
              <td>{formatWithUnit(per100g[key], unit, decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{recipesText.fromRaw}</p>
    </section>
  );
}
