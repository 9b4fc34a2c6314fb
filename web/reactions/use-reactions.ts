import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { ReactableKind, Reaction } from '../../schema/reactions.ts';
import { createToggleQueue } from '../likes/toggle-queue.ts';
import type { Row } from '../live/list/list.ts';
import type { ListStore } from '../live/list/store.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import {
  partsOf,
  type Reactable,
  type ReactionKey,
  reactionKey,
  type ReactionResult,
  type ReactionsInFlight,
  shownReactions,
  withReactionResult,
} from './in-flight.ts';
import { setReaction } from './set-reaction.ts';

export interface Reactions {
  /** The item as the member sees it: with the optimistic reactions while the response is pending. */
  readonly shown: <Thing extends Reactable>(thing: Thing) => Thing;
  /** Gives a reaction, or takes it back. The same function at each render. */
  readonly react: (thing: Pick<Reactable, 'id'>, reaction: Reaction, isGiven: boolean) => void;
}

type InList = Reactable & Row & { readonly revision: number };

/**
 * The member's reactions to what is in a live list, which must stay the same between renders: shown at once, sent one
 * after another for each, and taken back with a word when the server refuses.
 */
export function useReactions<R extends InList>(kind: ReactableKind, list: ListStore<R>): Reactions {
  const client = useApolloClient();
  const [inFlight, setInFlight] = useState<ReactionsInFlight>(new Map());

  const react = useMemo(() => {
    const send = createToggleQueue<ReactionKey, ReactionResult>({
      send: (key, isGiven) => setReaction(client, { kind, ...partsOf(key), isGiven }),
      stateIn: ({ myReactions }, key) => myReactions.includes(partsOf(key).reaction),
      onSettled(key, answer, error) {
        const held = list.get().entries.get(partsOf(key).id)?.row;
        if (answer && held)
          list.dispatch({ type: 'answered', row: withReactionResult(held, answer) });
        if (!answer) sayFailure(error);
        setInFlight((before) => new Map([...before].filter(([each]) => each !== key)));
      },
    });
    return ({ id }: Pick<Reactable, 'id'>, reaction: Reaction, isGiven: boolean) => {
      const key = reactionKey(id, reaction);
      setInFlight((before) => new Map(before).set(key, isGiven));
      send(key, isGiven);
    };
  }, [client, kind, list]);

  const shown = useMemo(
    () =>
      <Thing extends Reactable>(thing: Thing): Thing =>
        shownReactions(thing, inFlight),
    [inFlight],
  );
  return { shown, react };
}

function sayFailure(error: unknown) {
  const description = messageOf(error, 'Please try again.');
  toast({ title: t('We couldn’t save your reaction.'), variant: 'destructive', description });
}
