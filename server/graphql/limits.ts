/** Limits of a document, checked before any resolver runs. */
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type {
  ASTVisitor,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';
import { costOf } from '../../contract/document-cost.ts';
import { DOCUMENT_MAX_COST, REPLAY_BATCH_MAX_ENTRIES } from '../../contract/limits.ts';
import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule } from './graphql-js.ts';

const MAX_DEPTH = 8;
const MAX_ALIASES_BESIDE_A_BATCH = 15;
const MAX_QUERY_ROOT_FIELDS = 15;

export function validationRules(isIntrospectionOpen: boolean): ValidationRule[] {
  return [
    maxDepthRule({ n: MAX_DEPTH, ignoreIntrospection: true, flattenFragments: true }),
    maxAliasesRule({ n: REPLAY_BATCH_MAX_ENTRIES + MAX_ALIASES_BESIDE_A_BATCH }),
    maxCostRule,
    maxRootFieldsRule,
    ...(isIntrospectionOpen ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
}

function maxCostRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (costOf(operation, (name) => context.getFragment(name)) > DOCUMENT_MAX_COST)
        context.reportError(new GraphQLError(`A document costs at most ${DOCUMENT_MAX_COST}.`));
    },
  };
}

/**
 * Every root field of a query may be a whole list, and every one of a mutation a transaction, so they are counted on
 * their own.
 */
function maxRootFieldsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const max = operation.operation === 'mutation' ? REPLAY_BATCH_MAX_ENTRIES : MAX_QUERY_ROOT_FIELDS;
      if (countFields(operation.selectionSet, (name) => context.getFragment(name) ?? null, new Map()) > max) {
        context.reportError(new GraphQLError(`A ${operation.operation} has at most ${max} root fields.`));
      }
    },
  };
}

type FragmentOf = (name: string) => FragmentDefinitionNode | null;

/** Each fragment is counted once and remembered: nested spreads would otherwise double the work at every level. */
function countFields(
  { selections }: SelectionSetNode,
  fragmentOf: FragmentOf,
  counted: Map<string, number>,
): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += countFields(selection.selectionSet, fragmentOf, counted);
    else {
      const name = selection.name.value;
      if (!counted.has(name)) {
        counted.set(name, 0);
        const fragment = fragmentOf(name);
        if (fragment !== null) counted.set(name, countFields(fragment.selectionSet, fragmentOf, counted));
      }
      count += counted.get(name) ?? 0;
    }
  }
  return count;
}
