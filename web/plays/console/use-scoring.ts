import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { nameOf } from '../../../schema/enum-names.ts';
import type { PlayEntry } from '../../../schema/plays/entry-shape.ts';
import type { Situation } from '../../../schema/plays/plays.ts';
import { LIVE_GAME } from '../../games/use-game-bar.ts';
import type {
  CorrectPlayInput,
  EnteredPlayInput,
  ScoreboardLine_GameFragment as LiveGame,
} from '../../gql/graphql.ts';
import { newClientId } from '../../live/client-id.ts';
import { useAct } from '../../ui/forms/use-act.ts';
import {
  CORRECT_PLAY,
  ENTER_PLAY,
  SET_GAME_CLOCK,
  TAKE_OVER_SCORING,
  UNDO_PLAY_ENTRY,
} from './console-operations.ts';

/** The acts of a scorekeeper, each with knowledge of the plays that are shown. */
export function useScoring(gameId: number) {
  const client = useApolloClient();
  const { data } = useQuery(LIVE_GAME, { fetchPolicy: 'cache-only' });
  const position = data?.liveGame?.gameId === gameId ? data.liveGame.playPosition : 0;
  const { run, busy, fault } = useAct();
  // It is published while it runs, and must neither hold up a play nor hide what was said of one.
  const clock = useAct();
  /** What was sent and not answered: sent again after a lost response, it is entered once. Another play is another entry. */
  const unanswered = useRef<{ readonly what: string; readonly entryId: string }>(undefined);

  const show = (liveGame: LiveGame | null | undefined) => {
    const shown = client.readQuery({ query: LIVE_GAME })?.liveGame;
    // What was sent before may be answered after it.
    const isOlder = shown && liveGame && liveGame.playPosition < shown.playPosition;
    if (liveGame && !isOlder) client.writeQuery({ query: LIVE_GAME, data: { liveGame } });
  };

  async function enterOne(entry: PlayEntry) {
    // Until it is sent again the clock has run on.
    const what = JSON.stringify({ ...entry, clock: null });
    if (unanswered.current?.what !== what) unanswered.current = { what, entryId: newClientId() };
    const { entryId } = unanswered.current;
    const input = { gameId, position, entryId, play: inputOf(entry) };
    const { data: done } = await client.mutate({ mutation: ENTER_PLAY, variables: { input } });
    unanswered.current = undefined;
    show(done?.enterPlay?.game);
  }

  return {
    busy,
    fault,
    position,
    enter: (entry: PlayEntry) => run(() => enterOne(entry)),
    correct: (playId: number, change: Correction) =>
      run(async () => {
        const input: CorrectPlayInput = { playId, position, ...change };
        const { data: done } = await client.mutate({
          mutation: CORRECT_PLAY,
          variables: { input },
        });
        show(done?.correctPlay?.game);
      }),
    undo: () =>
      run(async () => {
        const variables = { input: { gameId, position } };
        const { data: done } = await client.mutate({ mutation: UNDO_PLAY_ENTRY, variables });
        show(done?.undoPlayEntry?.game);
      }),
    clockFault: clock.fault,
    setClock: (period: number, seconds: number) =>
      clock.run(async () => {
        const variables = { input: { gameId, period, clock: seconds } };
        const { data: done } = await client.mutate({ mutation: SET_GAME_CLOCK, variables });
        show(done?.setGameClock?.game);
      }),
    takeOver: () =>
      run(async () => {
        const variables = { input: { gameId } };
        const { data: done } = await client.mutate({ mutation: TAKE_OVER_SCORING, variables });
        // Another log begins, so its position is no older one.
        const liveGame = done?.takeOverScoring?.game;
        if (liveGame) client.writeQuery({ query: LIVE_GAME, data: { liveGame } });
      }),
  };
}

export type Scoring = ReturnType<typeof useScoring>;
export type Correction = Omit<CorrectPlayInput, 'playId' | 'position'>;

export const situationInput = ({ side, ...at }: Situation) => ({ side: nameOf(side), ...at });

/** An entry in the words of the graph. */
export function inputOf({
  kind,
  side,
  players,
  before,
  after,
  ...entry
}: PlayEntry): EnteredPlayInput {
  return {
    ...entry,
    kind: nameOf(kind),
    ...(side && { side: nameOf(side) }),
    ...(players && {
      players: players.map(({ role, jersey }) => ({ role: nameOf(role), jersey })),
    }),
    ...(before && { before: situationInput(before) }),
    ...(after && { after: situationInput(after) }),
  };
}
