import { Failure } from '../../../core/failures.ts';
import { requirePermission } from '../../../core/caller.ts';
import type { PlanOwner } from '../../../core/contract-types.generated.ts';
import type { ContentItem, ContentSnapshot } from '../../platform/content/content-store.ts';
import type { Owned } from '../../platform/content/ownership.ts';
import { findProfile, findProfileByEmail } from '../../platform/profile/profile.repository.ts';
import type { RequestContext } from '../../../context/context.ts';
import { noteLookUp } from '../../../context/look-ups.ts';
import type { QueryResolvers } from '../../../context/resolver-types.generated.ts';

type Plans = readonly ContentItem<Owned & { id: string }>[];

async function ownerOf(
  operation: 'getTrainingOwner' | 'getRecipeOwner',
  id: string,
  plansIn: (snapshot: ContentSnapshot) => Plans,
  context: RequestContext,
): Promise<PlanOwner> {
  const { caller, services } = context;
  requirePermission(caller, 'TRAINER');
  const plan = plansIn(await services.content.current()).find(({ body }) => body.id === id);
  if (plan?.body.accessLevel !== 'OWNER' || plan.body.owner === undefined) throw new Failure('NOT_FOUND');
  const { owner } = plan.body;
  const isEmail = owner.includes('@');
  const find = isEmail ? findProfileByEmail : findProfile;
  const profile = await find(services.database, owner);
  noteLookUp(context, operation, profile?.memberId ?? (isEmail ? null : owner));
  return { email: isEmail ? owner : (profile?.email ?? null) };
}

/** Separate from the content's own queries, whose answers are cached and shared. */
export const planOwnerQueries = {
  getTrainingOwner: (_parent, { id }, context) =>
    ownerOf('getTrainingOwner', id, ({ trainings }) => trainings, context),
  getRecipeOwner: (_parent, { id }, context) =>
    ownerOf('getRecipeOwner', id, ({ recipes }) => recipes, context),
} satisfies QueryResolvers;
