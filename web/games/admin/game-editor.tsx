import { Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  gameEffects,
  type GameFormValues,
  gameFormValues,
  kickoffOf,
} from '../../../schema/games/game-form.ts';
import type { CreateGameInput, GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { DeleteGame } from './delete-game.tsx';
import { EffectsNote } from './effects-note.tsx';
import { GameConflict } from './game-conflict.tsx';
import { GameFields } from './game-fields.tsx';
import { opponentWords, resultWords } from './game-row-words.ts';
import { forgetGame, storeGame, storedGame } from './stored-game.ts';
import { useGameSaving } from './use-game-saving.ts';
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

/** Enters a game, or changes one. A final result asks for confirmation; what another admin saved since is shown. */
export function GameEditor({ game, season, onDone, onTakeTheirs }: GameEditorProps) {
  const id = game?.id ?? null;
  const [restored] = useState(() => storedGame(id));
  const firstVersion = restored ? restored.version : (game?.version ?? null);
  const saving = useGameSaving(game, firstVersion, onDone);
  const { version, conflict } = saving;
  const [asked, setAsked] = useState<CreateGameInput>();
  const stored = gameFormValues(game && { ...game, kickoffAt: new Date(game.kickoffAt) }, season);
  const form = useForm<GameFormValues, unknown, CreateGameInput>({
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

  async function send(input: CreateGameInput) {
    await saving.send(input);
    setAsked(undefined);
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
            saving.dismissConflict();
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
        <Button type="submit" icon={Save} busy={saving.isSaving && !asked} busyLabel={t('Saving…')}>
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
      <CompleteQuestion
        asked={asked}
        busy={saving.isSaving}
        onClose={() => setAsked(undefined)}
        onConfirm={(input) => void send(input)}
      />
    </form>
  );
}

interface CompleteQuestionProps {
  /** The game whose result is about to count; undefined: no question. */
  asked: CreateGameInput | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: (input: CreateGameInput) => void;
}

/** A final result counts from then on, so it is asked about first. */
function CompleteQuestion({ asked, busy, onClose, onConfirm }: CompleteQuestionProps) {
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={onClose}
      title={asked ? t('Complete the game {opponent}?', { opponent: opponentWords(asked) }) : ''}
      description={
        asked
          ? t(
              '{result}. It counts toward the record, lineups stay locked, and you can score it in the Fantasy tab.',
              {
                result:
                  resultWords({ result: asked.result ?? null, score: asked.score ?? null }) ?? '',
              },
            )
          : ''
      }
      confirmLabel={t('Complete Game')}
      destructive={false}
      busy={busy}
      onConfirm={() => asked && onConfirm(asked)}
    />
  );
}
