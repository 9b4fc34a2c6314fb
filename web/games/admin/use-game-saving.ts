import { useApolloClient, useMutation } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { GAME_FORM_TEXTS as TEXTS } from '../../../schema/games/game-form.ts';
import type { CreateGameInput, GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { CREATE_GAME, GAME_LIST, UPDATE_GAME } from './operations.ts';
import { forgetGame } from './stored-game.ts';

interface Conflict {
  readonly savedBy: string | null;
  readonly theirs: Game;
}

/** Saves a game over the version that its form began from, or finds what another admin saved since. */
export function useGameSaving(game: Game | null, firstVersion: number | null, onDone: () => void) {
  const client = useApolloClient();
  const id = game?.id ?? null;
  const [version, setVersion] = useState(firstVersion);
  const [conflict, setConflict] = useState<Conflict>();
  const [create, creating] = useMutation(CREATE_GAME);
  const [update, updating] = useMutation(UPDATE_GAME);

  async function send(input: CreateGameInput) {
    try {
      if (id === null) await create({ variables: { input } });
      else await update({ variables: { input: { ...input, id, version } } });
      forgetGame(id);
      toast({ title: id === null ? t(TEXTS.created) : t(TEXTS.saved) });
      onDone();
    } catch (error) {
      const found = await conflictOf(error);
      if (found) {
        setVersion(found.theirs.version);
        setConflict(found);
      } else
        toast({
          title: t(TEXTS.failed),
          description: messageOf(error, 'Please try again later.'),
          variant: 'destructive',
          duration: 5000,
        });
    }
  }

  async function conflictOf(error: unknown): Promise<Conflict | null> {
    if (!game || !CombinedGraphQLErrors.is(error)) return null;
    const extensions = error.errors[0]?.extensions as
      { conflict?: { savedBy: string | null } } | undefined;
    if (!extensions?.conflict) return null;
    const { data } = await client
      .query({
        query: GAME_LIST,
        variables: { season: game.season },
        fetchPolicy: 'network-only',
      })
      .catch(() => ({ data: undefined }));
    const theirs = data?.games.find((one) => one.id === game.id);
    return theirs ? { savedBy: extensions.conflict.savedBy, theirs } : null;
  }

  return {
    version,
    conflict,
    isSaving: creating.loading || updating.loading,
    send,
    dismissConflict: () => setConflict(undefined),
  };
}
