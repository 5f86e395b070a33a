/** Counts what each plan opens from the content itself, so that no page promises more than there is. */
import type { AccessLevel } from '../../../../contract/enumerations.ts';
import type { Viewer } from '../../../../contract/permissions.ts';
import { opens, permissionsOfGroups } from '../../../../contract/permissions.ts';
import { parseProgram } from '../../../../contract/program.ts';
import { SUBSCRIPTION_TIERS } from '../../../../contract/subscription-plans.ts';
import { ANONYMOUS } from '../../../core/caller.ts';
import type { ContentCount, PlanContentsList } from '../../../core/contract-types.generated.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';

/** Personal content is one member's, and counts for nobody. A program is open if each of its trainings is. */
export function planContentsOf(content: ContentSnapshot): PlanContentsList {
  const recipes = levelsOf(content.recipes);
  const trainings = levelsOf(content.trainings);
  const levelOf = new Map(content.trainings.map(({ body }) => [body.id, body.accessLevel]));
  const programs = content.pages
    .filter(({ key }) => key === 'program')
    .flatMap(({ value }) => parseProgram(value) ?? [])
    .map(({ weeks }) => weeks.flat().map((id) => levelOf.get(id) ?? 'PUBLIC'));
  const countFor = (viewer: Viewer) => ({
    recipes: countOf(recipes, viewer),
    trainings: countOf(trainings, viewer),
    programs: countOf(programs, viewer),
  });
  const items = SUBSCRIPTION_TIERS.map((tier) => {
    const groups = [tier.toLowerCase()];
    const permissions = permissionsOfGroups(groups);
    const hasMenu = content.menu.length > 0 && permissions.has('FOOD');
    return { tier, ...countFor({ groups, permissions }), hasMenu };
  });
  return { items, ...countFor(ANONYMOUS.viewer) };
}

type Kept = { isArchived: boolean; body: { accessLevel: AccessLevel } };

/** The levels of everybody's items, each the only one of its item. */
function levelsOf(items: readonly Kept[]): AccessLevel[][] {
  return items
    .filter(({ isArchived, body }) => !isArchived && body.accessLevel !== 'OWNER')
    .map(({ body }) => [body.accessLevel]);
}

function countOf(things: readonly (readonly AccessLevel[])[], viewer: Viewer): ContentCount {
  const open = things.filter((levels) => levels.every((level) => opens(level, viewer)));
  return { open: open.length, all: things.length };
}
