/**
 * Computes how many fields an answer may have before any resolver runs: the fields of a list count as often as the list may be
 * long. That is its `limit` argument (even if that is a variable) or the usual length of such a list.
 */
import type {
  ConstValueNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql';
import { LIST_LIMIT } from '../../contract/limits.ts';
import { SETS_OF_LISTED_SESSION } from '../modules/training/sessions/session-event.ts';
import { SHARED_MARKS_MAX } from '../modules/food/shopping/shared-list.ts';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
} from './graphql-js.ts';

/** The dearest question of the page, 500 recipe cards with their ingredients, comes to about 117,000. */
export const MAX_ANSWER_FIELDS = 150_000;
/** The assumed length of a list without a `limit`: ingredients, meals, consents. */
const USUAL_LIST_LENGTH = 20;
/**
 * Lists that a member can fill are reckoned as long as they can be, or as her pages hold them; of a plan's lists in lists in a list, which have some ten steps in all,
 * thirty.
 */
const LIST_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['SharedMark', SHARED_MARKS_MAX],
  ['PerformedSet', SETS_OF_LISTED_SESSION],
  ['PlanSection', 3],
  ['PlanBlock', 2],
  ['PlanStep', 5],
]);

export interface Asked {
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
}

interface Reckoning extends Asked {
  schema: GraphQLSchema;
  /** Each fragment is reckoned once: nested spreads would double the work at every level. */
  fragmentSizes: Map<string, number>;
}

export function answerSize(schema: GraphQLSchema, asked: Asked): number {
  const root = schema.getRootType(asked.operation.operation);
  if (!root) return 0;
  return sizeOf(asked.operation.selectionSet, root, false, { ...asked, schema, fragmentSizes: new Map() });
}

function sizeOf(
  { selections }: SelectionSetNode,
  type: GraphQLCompositeType,
  isPage: boolean,
  reckoning: Reckoning,
): number {
  let size = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) size += sizeOfField(selection, type, isPage, reckoning);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const on = typeNamed(selection.typeCondition?.name.value, reckoning.schema) ?? type;
      size += sizeOf(selection.selectionSet, on, isPage, reckoning);
    } else size += sizeOfFragment(selection.name.value, isPage, reckoning);
  }
  return size;
}

function sizeOfFragment(name: string, isPage: boolean, reckoning: Reckoning): number {
  const key = `${name} ${isPage}`;
  const known = reckoning.fragmentSizes.get(key);
  if (known !== undefined) return known;
  reckoning.fragmentSizes.set(key, 0);
  const fragment = reckoning.fragments.get(name);
  const type = typeNamed(fragment?.typeCondition.name.value, reckoning.schema);
  if (fragment === undefined || type === null) return 0;
  const size = sizeOf(fragment.selectionSet, type, isPage, reckoning);
  reckoning.fragmentSizes.set(key, size);
  return size;
}

function typeNamed(name: string | undefined, schema: GraphQLSchema): GraphQLCompositeType | null {
  const type = name === undefined ? undefined : schema.getType(name);
  return isCompositeType(type) ? type : null;
}

function sizeOfField(node: FieldNode, parent: GraphQLCompositeType, isPage: boolean, reckoning: Reckoning) {
  const isParentOfFields = isObjectType(parent) || 'getFields' in parent;
  const field = isParentOfFields ? parent.getFields()[node.name.value] : undefined;
  if (field === undefined || node.selectionSet === undefined) return 1;
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return 1;
  const limit = limitOf(node, field, reckoning);
  // The list inside of a page is as long as the page's own limit says, and that has been counted.
  const isList = isListType(getNullableType(field.type)) && !isPage;
  const length = limit ?? (isList ? (LIST_LENGTHS.get(type.name) ?? USUAL_LIST_LENGTH) : 1);
  return 1 + length * sizeOf(node.selectionSet, type, limit !== null, reckoning);
}

/** Returns null for a field that has no `limit`. Its resolver refuses a limit outside of the contract's range. */
function limitOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  reckoning: Reckoning,
): number | null {
  const argument = field.args.find(({ name }) => name === 'limit');
  if (argument === undefined) return null;
  const given = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const asked = given === undefined ? undefined : valueOf(given, reckoning);
  const value = asked ?? argument.defaultValue ?? LIST_LIMIT.max;
  // An object of a caller's may have no text, and be no number for want of it.
  const limit = typeof value === 'object' ? NaN : Number(value);
  return Math.min(Math.max(Number.isNaN(limit) ? LIST_LIMIT.max : limit, LIST_LIMIT.min), LIST_LIMIT.max);
}

function valueOf(node: ValueNode, { operation, variables }: Asked): unknown {
  if (node.kind !== Kind.VARIABLE) return literalOf(node);
  const name = node.name.value;
  if (Object.hasOwn(variables, name)) return variables[name];
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return definition?.defaultValue === undefined ? undefined : literalOf(definition.defaultValue);
}

function literalOf(node: ValueNode | ConstValueNode): unknown {
  return node.kind === Kind.INT ? node.value : undefined;
}
