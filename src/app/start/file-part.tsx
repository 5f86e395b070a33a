import { type ComponentType, lazy } from 'react';

export type FilePart<Props extends object> = ComponentType<Props> & {
  /** Fetches the file before anything is drawn; never rejects, because the drawing says when it cannot be had. */
  preload: () => Promise<void>;
};

/**
 * A component from a file of its own, like `lazy`, but drawn at once where the file is there already. `lazy` shows the
 * fallback even then, and React leaves that standing for 300 ms.
 */
export function filePart<Props extends object>(load: () => Promise<ComponentType<Props>>): FilePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  const Later = lazy(async () => ({ default: await loadOnce() }));
  function Part(props: Props) {
    // While `Later` is loading nothing of it stands, so no other component ever takes the place of one with state.
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
