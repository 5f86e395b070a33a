/**
 * Computes what a document costs to answer, in the same way for the page, which makes batches, and the server, which refuses
 * what costs too much: a field 1, one with fields of its own 2 and one and a half times what they cost, one about the
 * schema (`__typename`) nothing. Fragments cost what is in them, each time they are spread.
 */
import type {
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from '@0no-co/graphql.web';

type Operation = Pick<OperationDefinitionNode, 'selectionSet'>;
type Fragment = Pick<FragmentDefinitionNode, 'selectionSet'>;
type FragmentOf = (name: string) => Fragment | null | undefined;

const SCALAR_COST = 1;
const OBJECT_COST = 2;
const DEPTH_FACTOR = 1.5;
/** At this depth the factor alone is above any limit. */
const MAX_DEPTH = 30;

/**
 * Infinite for a document that is nested without bounds. Fragments that spread themselves cost nothing here: they are refused as
 * such.
 */
export function costOf(operation: Operation, fragmentOf: FragmentOf): number {
  const fragments = new Map<string, number>();

  function costOfSelections({ selections }: SelectionSetNode, depth: number): number {
    if (depth > MAX_DEPTH) return Infinity;
    return selections.reduce((cost, selection) => cost + costOfSelection(selection, depth), 0);
  }

  function costOfSelection(selection: SelectionNode, depth: number): number {
    if (selection.kind === 'FragmentSpread') return costOfFragment(selection.name.value, depth);
    if (selection.kind === 'InlineFragment') return costOfSelections(selection.selectionSet, depth + 1);
    const { name, selectionSet } = selection;
    if (name.value.startsWith('__')) return 0;
    return selectionSet
      ? OBJECT_COST + DEPTH_FACTOR * costOfSelections(selectionSet, depth + 1)
      : SCALAR_COST;
  }

  /** Each is reckoned once: nested spreads would double the work at every level. */
  function costOfFragment(name: string, depth: number): number {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    fragments.set(name, 0);
    const fragment = fragmentOf(name);
    const cost = fragment ? costOfSelections(fragment.selectionSet, depth + 1) : 0;
    fragments.set(name, cost);
    return cost;
  }

  return costOfSelections(operation.selectionSet, 0);
}
