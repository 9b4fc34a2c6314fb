import { type ComponentType, lazy } from 'react';

/** A part that is a download of its own. Once `prepare` is done it is drawn at once, without the moment that a lazy one takes. */
export function prepared(load: () => Promise<{ default: ComponentType }>) {
  let Loaded: ComponentType | undefined;
  const Later = lazy(load);
  return {
    prepare: async (): Promise<void> => void (Loaded = (await load()).default),
    Page: () => (Loaded ? <Loaded /> : <Later />),
  };
}
