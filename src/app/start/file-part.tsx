import { type ComponentType, lazy } from 'react';

export type FilePart<Props extends object> = ComponentType<Props> & {
  /** Fetches the file before anything is drawn. Never rejects: drawing the component reports a failure. */
  preload: () => Promise<void>;
};

/**
 * A component from a file of its own, like `lazy`, but drawn at once if the file has already loaded. `lazy` shows the fallback
 * even then, and React keeps that for 300 ms.
 */
export function filePart<Props extends object>(load: () => Promise<ComponentType<Props>>): FilePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  const Later = lazy(async () => ({ default: await loadOnce() }));
  function Part(props: Props) {
    // Until the file has loaded, `Later` suspends and holds no state, so replacing it loses none.
    const Drawn = loaded ?? (Later as ComponentType<Props>);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, {
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}
