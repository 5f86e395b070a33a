/**
 * Describes a recipe or a training for search engines, by schema.org. Addresses begin with a slash. Its picture is the one of
 * previews, because none of them takes a drawing.
 */
import type {
  RecipeDetailsFragment,
  TrainingDetailsFragment,
} from '../../../contract/documents.generated.ts';
import { sharingPicturePath } from '../../../contract/media-paths.ts';
import { ingredientWords } from '../../features/food/recipes/ingredient-name.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { formatCount } from '../../language/plurals.ts';
import { mealType, unit as unitWords } from '../../language/words.ts';
import { nutritionPerServing } from '../../../contract/recipe-nutrition.ts';

export function recipeData(recipe: RecipeDetailsFragment): object {
  const { ingredients, steps, servings, cookingTime } = recipe;
  const nutrition = nutritionPerServing(ingredients, servings);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name_EE,
    inLanguage: 'et',
    ...(recipe.description && { description: recipe.description }),
    ...(recipe.thumbnail && { image: sharingPicturePath(recipe.thumbnail) }),
    ...(cookingTime !== null && { totalTime: `PT${cookingTime}M` }),
    recipeYield: formatCount(servings, 'portsjon'),
    recipeCategory: recipe.mealType.map((meal) => mealType[meal]),
    recipeIngredient: (ingredients ?? []).map(({ amount, unit, ingredient }) =>
      amount === null
        ? ingredient.name_EE
        : `${formatWithUnit(amount, unitWords[unit], 0)} ${ingredientWords(ingredient)}`,
    ),
    recipeInstructions: (steps ?? []).map((text) => ({ '@type': 'HowToStep', text })),
    ...(nutrition && {
      nutrition: { '@type': 'NutritionInformation', calories: `${Math.round(nutrition.kcal)} kcal` },
    }),
  };
}

export function trainingData(training: TrainingDetailsFragment): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ExercisePlan',
    name: training.title,
    inLanguage: 'et',
    ...(training.thumbnail && { image: sharingPicturePath(training.thumbnail) }),
    ...(training.duration !== null && { activityDuration: `PT${training.duration}M` }),
  };
}
