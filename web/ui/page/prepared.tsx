import { type ComponentType, lazy } from 'react';

/** A part with its own download. Once `prepare` is done it renders at once, without the delay of a lazy one. */
export function prepared(load: () => Promise<{ default: ComponentType }>) {
  let Loaded: ComponentType | undefined;
  const Later = lazy(load);
  return {
    prepare: async (): Promise<void> => void (Loaded = (await load()).default),
    Page: () => (Loaded ? <Loaded /> : <Later />),
  };
}
