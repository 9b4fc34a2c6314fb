import DataLoader from 'dataloader';
import type { Context } from './context.ts';

interface WithId {
  readonly id: number;
}

/** Reads one object by its id; null where there is none that this viewer may see. */
export type Load<Found> = (ctx: Context, id: number) => Promise<Found | null>;

/** Loads objects by their ids: those that are wanted at the same time come in one statement. */
export function defineLoader<Found extends WithId>(
  read: (ctx: Context, ids: number[]) => Promise<readonly Found[]>,
): Load<Found> {
  const loaders = new WeakMap<Context, DataLoader<number, Found | null>>();
  const loaderOf = (ctx: Context) =>
    new DataLoader<number, Found | null>(
      async (ids) => {
        const found = new Map((await read(ctx, [...new Set(ids)])).map((one) => [one.id, one]));
        return ids.map((id) => found.get(id) ?? null);
      },
      // One context serves all events of a subscription: an object must not outlive the statement it came with.
      { cache: false },
    );
  return (ctx, id) => {
    let loader = loaders.get(ctx);
    if (!loader) loaders.set(ctx, (loader = loaderOf(ctx)));
    return loader.load(id);
  };
}
