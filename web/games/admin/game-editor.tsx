import { useApolloClient, useMutation } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  GAME_FORM_TEXTS as TEXTS,
  gameEffects,
  type GameFormValues,
  gameFormValues,
  kickoffOf,
} from '../../../schema/games/game-form.ts';
import type { GameInput, GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { toast } from '../../ui/page/toast.ts';
import { DeleteGame } from './delete-game.tsx';
import { EffectsNote } from './effects-note.tsx';
import { GameConflict } from './game-conflict.tsx';
import { GameFields } from './game-fields.tsx';
import { opponentWords, resultWords } from './game-row-words.ts';
import { forgetGame, storeGame, storedGame } from './stored-game.ts';
import { EDITED_GAME, SAVE_GAME } from './operations.ts';
import { t, translated } from '../../ui/language.ts';

const resolver = lazyResolver(async () => (await import('./game-resolver.ts')).gameResolver);

interface GameEditorProps {
  /** Null: a new one. */
  game: Game | null;
  season: number;
  onDone: () => void;
  /** Shows the game as it is stored, and forgets what was typed. */
  onTakeTheirs: (game: Game) => void;
}

interface Conflict {
  readonly savedBy: string | null;
  readonly theirs: Game;
}

/** Enters a game, or changes one. A final result asks for confirmation; what another admin saved since is shown. */
export function GameEditor({ game, season, onDone, onTakeTheirs }: GameEditorProps) {
  const client = useApolloClient();
  const id = game?.id ?? null;
  const [restored] = useState(() => storedGame(id));
  const [version, setVersion] = useState(restored ? restored.version : (game?.version ?? null));
  const [asked, setAsked] = useState<GameInput>();
  const [conflict, setConflict] = useState<Conflict>();
  const [save, saving] = useMutation(SAVE_GAME);
  const stored = gameFormValues(game && { ...game, kickoffAt: new Date(game.kickoffAt) }, season);
  const form = useForm<GameFormValues, unknown, GameInput>({
    resolver,
    defaultValues: restored?.values ?? stored,
  });
  const values = useWatch({ control: form.control }) as GameFormValues;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => storeGame(id, { values: typed, version }),
      }),
    [form, id, version],
  );

  const kickoff = kickoffOf(values);
  const before = game && { kickoffAt: new Date(game.kickoffAt), result: game.result };
  const effects =
    kickoff && gameEffects(before, { kickoffAt: kickoff, result: values.result }, new Date());

  async function send(input: GameInput, against = version) {
    try {
      await save({ variables: { input: { ...input, id, version: against } } });
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
    setAsked(undefined);
  }

  async function conflictOf(error: unknown): Promise<Conflict | null> {
    if (!game || !CombinedGraphQLErrors.is(error)) return null;
    const extensions = error.errors[0]?.extensions as
      { conflict?: { savedBy: string | null } } | undefined;
    if (!extensions?.conflict) return null;
    const { data } = await client
      .query({
        query: EDITED_GAME,
        variables: { season: game.season },
        fetchPolicy: 'network-only',
      })
      .catch(() => ({ data: undefined }));
    const theirs = data?.games.find((one) => one.id === game.id);
    return theirs ? { savedBy: extensions.conflict.savedBy, theirs } : null;
  }

  const submit = form.handleSubmit(async (input) => {
    if (effects?.completes) setAsked(input);
    else await send(input);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {conflict && (
        <GameConflict
          {...conflict}
          onKeepMine={() => {
            setConflict(undefined);
            void form.handleSubmit((input) => send(input))();
          }}
          onTakeTheirs={() => {
            forgetGame(id);
            onTakeTheirs(conflict.theirs);
          }}
        />
      )}
      <FormSummary form={form} />
      <GameFields form={form} />
      {form.formState.errors.root && (
        <p role="alert" className="font-semibold text-danger">
          {translated(form.formState.errors.root.message ?? '')}
        </p>
      )}
      {effects && <EffectsNote effects={effects} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={Save} busy={saving.loading && !asked} busyLabel={t('Saving…')}>
          {id === null ? t('Add Game') : t('Save Game')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forgetGame(id);
            onDone();
          }}
        >
          {t('Cancel')}
        </Button>
        {game && (
          <div className="sm:ml-auto">
            <DeleteGame game={game} onDone={onDone} />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={asked ? t('Complete the game {opponent}?', { opponent: opponentWords(asked) }) : ''}
        description={
          asked
            ? t(
                '{result}. The season record counts it, its lineups stay locked, and it can be scored in the Fantasy tab.',
                {
                  result:
                    resultWords({ result: asked.result ?? null, score: asked.score ?? null }) ?? '',
                },
              )
            : ''
        }
        confirmLabel={t('Complete Game')}
        destructive={false}
        busy={saving.loading}
        onConfirm={() => asked && void send(asked)}
      />
    </form>
  );
}
