import { useApolloClient } from '@apollo/client/react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import {
  LINEUP_NAME_MAX,
  LINEUP_TEXTS,
  type LineupPart,
  PART_WORDS,
  SLOT_LABELS,
  type Slot,
  SLOTS,
} from '../../../schema/fantasy/lineup.ts';
import { isUnavailable } from '../../../schema/games/roster.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import type { LineupView_LineupFragment as Lineup } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import {
  faultOf,
  hasCaptain,
  inputOf,
  type LineupDraft,
  PICKS,
  pickedCount,
} from './lineup-draft.ts';
import { OutQuestion } from './out-question.tsx';
import { LineupSlot } from './lineup-slot.tsx';
import { type EligiblePlayer, PlayerList } from './player-list.tsx';
import { sendLineup } from './send-lineup.ts';
import { SLOT_WORDS } from './slot-words.ts';
import { forgetDraft, useLineupDraft } from './use-lineup-draft.ts';
import { t, translated } from '../../ui/language.ts';

interface LineupBuilderProps {
  gameId: number;
  mine: Lineup | null;
  players: readonly EligiblePlayer[];
  /** After it was submitted, or when the changes are dropped. */
  onDone: () => void;
}

const complain = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

const missingText = (parts: readonly LineupPart[]) =>
  t('Still missing: {parts}.', {
    parts: parts.map((part) => translated(PART_WORDS[part])).join(', '),
  });

/** Six slots, a captain and a name. Wide windows show the players beside the slots, others in a sheet. */
export function LineupBuilder({ gameId, mine, players, onDone }: LineupBuilderProps) {
  const client = useApolloClient();
  const { requireSignIn } = useAuth();
  const isWide = useIsWide();
  const { draft, name, pick, lead } = useLineupDraft(gameId, mine);
  const [active, setActive] = useState<Slot>(
    () => SLOTS.find((slot) => !draft.picks[slot]) ?? SLOTS[0],
  );
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasTried, setTried] = useState(false);
  const buttons = useRef(new Map<Slot, HTMLButtonElement>());
  const aside = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<EligiblePlayer | null>(null);
  const captainId = useId();
  const captainError = `${captainId}-error`;
  const playerOf = new Map(players.map((player) => [String(player.id), player]));
  const count = pickedCount(draft);
  const isCaptainMissing = hasTried && !hasCaptain(draft);

  function open(slot: Slot) {
    setActive(slot);
    if (!isWide) return setSheetOpen(true);
    // The list of the slot is there with the next frame.
    requestAnimationFrame(() =>
      aside.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true }),
    );
  }

  /** Who will not play is put in only after a question. */
  function consider(playerId: string) {
    const player = playerOf.get(playerId);
    if (player && isUnavailable(player.injuryStatus) && draft.picks[active] !== playerId)
      return setAsked(player);
    choose(playerId);
  }

  function choose(playerId: string) {
    const next = pick(active, playerId);
    setSheetOpen(false);
    if (!isWide) return;
    const empty = SLOTS.find((slot) => !next.picks[slot]);
    buttons.current.get(empty ?? active)?.focus();
    if (empty) setActive(empty);
  }

  function focusOn(part: LineupPart) {
    if (part !== 'lineupName' && part !== 'captain') return buttons.current.get(part)?.focus();
    const input = part === 'captain' ? 'input[name=captain]' : 'input[name=lineupName]';
    form.current?.querySelector<HTMLElement>(input)?.focus();
  }

  async function send(ready: LineupDraft) {
    setSending(true);
    try {
      await sendLineup(client, { gameId, lineupId: mine?.id ?? null }, inputOf(ready));
    } catch (error) {
      const { title, message } = LINEUP_TEXTS.failed;
      return void complain(t(title), messageOf(error, message));
    } finally {
      setSending(false);
    }
    forgetDraft(gameId);
    const { title, message } = mine ? LINEUP_TEXTS.updated : LINEUP_TEXTS.submitted;
    toast({ title: t(title), description: t(message) });
    onDone();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const fault = faultOf(draft);
    setTried(true);
    if (fault) {
      const { title, message, parts } = fault;
      const isIncomplete = title === LINEUP_TEXTS.incomplete.title;
      complain(t(title), isIncomplete ? `${t(message)} ${missingText(parts)}` : t(message));
      return focusOn(parts[0]);
    }
    requireSignIn(() => send(draft));
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={t('Your lineup')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid gap-4">
          <TextField
            name="lineupName"
            label={t('Lineup name')}
            value={draft.lineupName}
            maxLength={LINEUP_NAME_MAX}
            dir="auto"
            autoComplete="off"
            error={hasTried && !draft.lineupName.trim() ? 'Give your lineup a name.' : undefined}
            onChange={(event) => name(event.target.value)}
          />
          <fieldset
            className="grid gap-2"
            aria-describedby={isCaptainMissing ? captainError : undefined}
          >
            <legend className="mb-2 flex w-full items-baseline justify-between text-small">
              <span className="font-semibold">{t('Players')}</span>
              <span className="text-muted">
                {t('The star is your captain: points count twice.')}
              </span>
            </legend>
            <ol className="grid gap-2">
              {SLOTS.map((slot) => {
                const id = draft.picks[slot];
                return (
                  <LineupSlot
                    key={slot}
                    slot={slot}
                    player={id === undefined ? undefined : playerOf.get(id)}
                    isActive={isWide && slot === active}
                    isCaptain={id !== undefined && id === draft.captain}
                    isMissing={hasTried && id === undefined}
                    captainError={isCaptainMissing ? captainError : undefined}
                    buttonRef={(button) => {
                      if (button) buttons.current.set(slot, button);
                    }}
                    onOpen={() => open(slot)}
                    onClear={() => {
                      pick(slot);
                      setActive(slot);
                      buttons.current.get(slot)?.focus();
                    }}
                    onLead={() => id !== undefined && lead(id)}
                  />
                );
              })}
            </ol>
            <FieldError
              id={captainId}
              error={
                isCaptainMissing ? 'Tap the star of the player who leads your lineup.' : undefined
              }
            />
          </fieldset>
        </div>
        {isWide && (
          <aside
            ref={aside}
            aria-label={t('Players to pick from')}
            className="sticky top-32 max-h-[calc(100dvh-15rem)] overflow-y-auto rounded-card border border-border bg-raised p-4"
          >
            <h3 className="display mb-2 text-h3">
              {SLOT_LABELS[active]} <span className="text-muted">· {t(SLOT_WORDS[active])}</span>
            </h3>
            <PlayerList slot={active} players={players} picks={draft.picks} onPick={consider} />
          </aside>
        )}
      </div>
      <div className="sticky bottom-[calc(var(--tab-bar-height)+env(safe-area-inset-bottom))] z-20 -mx-(--gutter) flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-bg px-(--gutter) py-3 lg:bottom-0 lg:mx-0 lg:px-0">
        <p className="grow font-semibold tabular-nums" role="status">
          {t('{count} of {picks} picked', { count, picks: PICKS })}
        </p>
        {mine && (
          <Button
            variant="quiet"
            onClick={() => {
              forgetDraft(gameId);
              onDone();
            }}
          >
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" busy={isSending} busyLabel={mine ? t('Updating…') : t('Submitting…')}>
          {mine ? t('Update Lineup') : t('Submit Lineup')}
        </Button>
      </div>
      <OutQuestion
        player={asked}
        onClose={() => setAsked(null)}
        onPick={(id) => {
          setAsked(null);
          choose(id);
        }}
      />
      {!isWide && (
        <Dialog
          open={isSheetOpen}
          onOpenChange={setSheetOpen}
          placement="bottom"
          title={SLOT_LABELS[active]}
          description={t(SLOT_WORDS[active])}
        >
          <PlayerList slot={active} players={players} picks={draft.picks} onPick={consider} />
        </Dialog>
      )}
    </form>
  );
}
