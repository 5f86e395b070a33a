/** Finds out if there is the recipe, the training or the program that a page's address names. */
import { paths } from '../../contract/paths.ts';
import type { ContentItem, ContentSnapshot } from '../modules/platform/content/content-store.ts';
import type { Owned } from '../modules/platform/content/ownership.ts';

const BASES = { recipes: paths.recipes.to(), trainings: paths.studio.to() };

export interface NamedContent {
  /** True also for an address that names none. */
  isThere: boolean;
  /** Staff have taken it back: members who chose it find it, search engines do not. */
  isWithdrawn: boolean;
}

const THERE: NamedContent = { isThere: true, isWithdrawn: false };
const NOT_THERE: NamedContent = { isThere: false, isWithdrawn: false };

export function namedContent(path: string, query: string, content: ContentSnapshot): NamedContent {
  const [, first = '', id = ''] = path.split('/');
  const base = `/${first.toLowerCase()}`;
  if (base === paths.programs.to()) return namedProgram(new URLSearchParams(query).get('program'), content);
  if (id === '') return THERE;
  if (base === BASES.recipes) return namedItem(id, content.recipes);
  if (base === BASES.trainings) return namedItem(id, content.trainings);
  return THERE;
}

/** A member's own item is not there for anybody here: otherwise a stranger could ask if it exists. */
function namedItem(id: string, items: readonly ContentItem<Owned & { id: string }>[]): NamedContent {
  const item = items.find(({ body }) => encodeURIComponent(body.id) === id);
  if (item === undefined || item.body.accessLevel === 'OWNER') return NOT_THERE;
  return { isThere: true, isWithdrawn: item.isArchived };
}

function namedProgram(id: string | null, { pages }: ContentSnapshot): NamedContent {
  return id === null || pages.some((page) => page.key === 'program' && page.id === id) ? THERE : NOT_THERE;
}
