import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '../context/context.ts';
import { Failure, isRefusal } from '../core/failures.ts';

type RootResolver = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * A document's root mutations run one after another. If one fails in a way that may pass (INTERNAL, RATE_LIMITED), those behind
 * it are not attempted and answer INTERNAL too: sent again together, they arrive in the order in which they were written. A
 * refusal lets the others go on.
 */
export function keepOrder(resolve: RootResolver): RootResolver {
  return async (parent, values, context, info) => {
    if (context.isHalted) throw new Failure('INTERNAL', 'Not attempted, because an entry before it failed.');
    const { asEntry } = context.services;
    const run = async (): Promise<unknown> => resolve(parent, values, context, info);
    try {
      return await (asEntry === undefined ? run() : asEntry(run));
    } catch (error) {
      context.isHalted = !isRefusal(error);
      throw error;
    }
  };
}
