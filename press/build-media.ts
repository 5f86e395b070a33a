import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  ExerciseContent,
  RecipeContent,
  TrainingContent,
} from '../server/modules/platform/content/content.ts';
import { withClips } from './build-exercises.ts';
import { chaptersIn } from './film-boxes.ts';
import { listFiles, nameOf } from './content-folder.ts';
import { recipeCover } from './covers/recipe-cover.ts';
import { trainingCover } from './covers/training-cover.ts';
import type { FoodTable } from './food-table.ts';
import type { MediaFile, MediaFolder } from './media-folder.ts';
import type { WrittenRecipe } from './recipe-file.ts';
import { sharingPicture } from './sharing-picture.ts';
import type { WrittenTraining } from './training-file.ts';

const PICTURE_ENDINGS = ['.jpg', '.webp'];

/** Gives each recipe the picture beside its file, or a drawn one. */
export async function buildRecipes(
  contentFolder: string,
  recipes: readonly WrittenRecipe[],
  foods: FoodTable,
  media: MediaFolder,
): Promise<RecipeContent[]> {
  const pictures = await readPictures(contentFolder, 'recipes');
  return Promise.all(
    recipes.map(async ({ vessel, ...recipe }) => {
      const ingredients = recipe.ingredients.map((ingredient) => ({
        ...ingredient,
        foodName: foods.byId.get(ingredient.foodId)?.name_EE ?? '',
        group: foods.byId.get(ingredient.foodId)?.group_EE ?? '',
      }));
      const picture = pictures.get(recipe.id) ?? drawn(recipeCover({ ...recipe, ingredients, vessel }));
      return { ...recipe, thumbnail: await putCover(recipe, picture, media) };
    }),
  );
}

/** Gives each training its picture, its exercises' clips and the addresses of its video and captions, with the video's chapters. */
export async function buildTrainings(
  contentFolder: string,
  trainings: readonly WrittenTraining[],
  exercises: ReadonlyMap<string, ExerciseContent>,
  media: MediaFolder,
): Promise<TrainingContent[]> {
  const pictures = await readPictures(contentFolder, 'trainings');
  const films = await readFilms(contentFolder);
  return Promise.all(
    trainings.map(async ({ videoName, ...written }) => {
      const training = { ...written, plan: withClips(written.plan ?? [], exercises) };
      const picture = pictures.get(training.id) ?? drawn(trainingCover(training));
      const thumbnail = await putCover(training, picture, media);
      const film = videoName === null ? undefined : films.get(videoName);
      return { ...training, thumbnail, ...(film ? await putFilm(film, training, media) : NO_VIDEO) };
    }),
  );
}

type Video = Pick<TrainingContent, 'video' | 'captions' | 'videoBytes' | 'chapters'>;
const NO_VIDEO: Video = { video: null, captions: null, videoBytes: null };

interface Film {
  name: string;
  bytes: Buffer;
  captions: Uint8Array | null;
}

async function readFilms(contentFolder: string): Promise<Map<string, Film>> {
  const files = await listFiles(contentFolder, 'videos', ['.mp4', '.vtt']);
  const read = async (file: string) => readFile(join(contentFolder, file));
  const films = files
    .filter((file) => file.endsWith('.mp4'))
    .map(async (file): Promise<[string, Film]> => {
      const [name, captions] = [nameOf(file), file.replace(/mp4$/u, 'vtt')];
      const hasCaptions = files.includes(captions);
      return [name, { name, bytes: await read(file), captions: hasCaptions ? await read(captions) : null }];
    });
  return new Map(await Promise.all(films));
}

/** Stores a film twice if both open and closed trainings show it. */
async function putFilm(
  { name, bytes, captions }: Film,
  { accessLevel }: Pick<TrainingContent, 'accessLevel'>,
  media: MediaFolder,
): Promise<Video> {
  const chapters = chaptersIn(bytes).map(({ from }) => Math.floor(from));
  const place = { kind: 'videos', name, isClosed: accessLevel !== 'PUBLIC' } as const;
  return {
    video: await media.put({ ...place, ending: 'mp4' }, bytes),
    captions: captions && (await media.put({ ...place, ending: 'vtt' }, captions)),
    videoBytes: bytes.byteLength,
    ...(chapters.length > 0 && { chapters }),
  };
}

interface Picture extends Pick<MediaFile, 'ending'> {
  bytes: string | Uint8Array;
}

const drawn = (bytes: string): Picture => ({ ending: 'svg', bytes });

/**
 * Locked content shows its picture too; a personal plan shows nothing. Content that everybody may read has a page that previews
 * show.
 */
async function putCover(
  { id, accessLevel }: Pick<RecipeContent, 'id' | 'accessLevel'>,
  { ending, bytes }: Picture,
  media: MediaFolder,
): Promise<string> {
  const cover = await media.put(
    { kind: 'covers', name: id, ending, isClosed: accessLevel === 'OWNER' },
    bytes,
  );
  if (accessLevel !== 'PUBLIC') return cover;
  const picture = await sharingPicture(bytes).catch((cause: unknown) => {
    throw new Error(`Pilti ${id}.${ending} ei saa lugeda.`, { cause });
  });
  await media.putSharing(cover, picture);
  return cover;
}

/** The pictures that staff placed beside the texts, by name. */
async function readPictures(contentFolder: string, folder: string): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const file of await listFiles(contentFolder, folder, PICTURE_ENDINGS)) {
    const ending = file.slice(file.lastIndexOf('.') + 1);
    pictures.set(nameOf(file), { ending, bytes: await readFile(join(contentFolder, file)) });
  }
  return pictures;
}
