import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecipeContent, TrainingContent } from './content.ts';
import { listFiles, nameOf } from './content-folder.ts';
import { recipeCover } from './covers/recipe-cover.ts';
import { trainingCover } from './covers/training-cover.ts';
import type { FoodTable } from './food-table.ts';
import type { MediaFolder } from './media-folder.ts';
import type { WrittenRecipe } from './recipe-file.ts';
import type { WrittenTraining } from './training-file.ts';

const PICTURE_ENDINGS = ['.jpg', '.webp'];

/** Gives each recipe the picture that lies beside its file, or else a drawn one. */
export async function buildRecipes(
  contentFolder: string,
  recipes: readonly WrittenRecipe[],
  foods: FoodTable,
  media: MediaFolder,
): Promise<RecipeContent[]> {
  const pictures = await readPictures(contentFolder, 'recipes', media);
  return Promise.all(
    recipes.map(async (recipe) => {
      const ingredients = recipe.ingredients.map((ingredient) => ({
        ...ingredient,
        foodName: foods.byId.get(ingredient.foodId)?.name_EE ?? '',
        group: foods.groupById.get(ingredient.foodId) ?? '',
      }));
      const draw = () => media.put('covers', recipe.id, 'svg', recipeCover({ ...recipe, ingredients }));
      return { ...recipe, thumbnail: pictures.get(recipe.id) ?? (await draw()) };
    }),
  );
}

/** Gives each training its picture and the addresses of its video and captions. */
export async function buildTrainings(
  contentFolder: string,
  trainings: readonly WrittenTraining[],
  media: MediaFolder,
): Promise<TrainingContent[]> {
  const pictures = await readPictures(contentFolder, 'trainings', media);
  const videos = await readVideos(contentFolder, media);
  return Promise.all(
    trainings.map(async ({ videoName, ...training }) => {
      const draw = () => media.put('covers', training.id, 'svg', trainingCover(training));
      const thumbnail = pictures.get(training.id) ?? (await draw());
      const none = { video: null, captions: null, videoBytes: null };
      return { ...training, thumbnail, ...((videoName === null ? null : videos.get(videoName)) ?? none) };
    }),
  );
}

type Video = Pick<TrainingContent, 'video' | 'captions' | 'videoBytes'>;

async function readVideos(contentFolder: string, media: MediaFolder): Promise<Map<string, Video>> {
  const captions = new Map<string, string>();
  for (const file of await listFiles(contentFolder, 'videos', ['.vtt'])) {
    captions.set(
      nameOf(file),
      await media.put('videos', nameOf(file), 'vtt', await readFile(join(contentFolder, file))),
    );
  }
  const videos = new Map<string, Video>();
  for (const file of await listFiles(contentFolder, 'videos', ['.mp4'])) {
    const name = nameOf(file);
    const bytes = await readFile(join(contentFolder, file));
    const video = await media.put('videos', name, 'mp4', bytes);
    videos.set(name, { video, captions: captions.get(name) ?? null, videoBytes: bytes.byteLength });
  }
  return videos;
}

/** Addresses of the pictures that staff laid beside the texts, by name. */
async function readPictures(
  contentFolder: string,
  folder: string,
  media: MediaFolder,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const file of await listFiles(contentFolder, folder, PICTURE_ENDINGS)) {
    const ending = file.slice(file.lastIndexOf('.') + 1);
    addresses.set(
      nameOf(file),
      await media.put('covers', nameOf(file), ending, await readFile(join(contentFolder, file))),
    );
  }
  return addresses;
}
