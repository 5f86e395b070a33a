import type { Caller } from '../../../core/caller.ts';
import type { ContentSnapshot } from './content-store.ts';
import { contentClassOf } from './ownership.ts';

/**
 * Remembers what `build` made of a snapshot for each class of callers with the same access: content looks the
 * same to all of them, so it is put together once per version and not once per call.
 */
export function viewsPerClass<Views>(
  build: (snapshot: ContentSnapshot, caller: Caller) => Views,
): (snapshot: ContentSnapshot, caller: Caller) => Views {
  const bySnapshot = new WeakMap<ContentSnapshot, Map<string, Views>>();
  return (snapshot, caller) => {
    let byClass = bySnapshot.get(snapshot);
    if (byClass === undefined) bySnapshot.set(snapshot, (byClass = new Map()));
    const contentClass = contentClassOf(snapshot, caller);
    let views = byClass.get(contentClass);
    if (views === undefined) byClass.set(contentClass, (views = build(snapshot, caller)));
    return views;
  };
}

/** A list as its callers see it, and each thing of it by id. */
export interface ContentViews<View> {
  list: readonly View[];
  /** Archived ones too, for what still refers to them. */
  byId: ReadonlyMap<string, View>;
}
