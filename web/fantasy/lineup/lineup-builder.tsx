import { useRef } from 'react';
import { LINEUP_NAME_MAX, type LineupPart, SLOT_LABELS } from '../../../schema/fantasy/lineup.ts';
import type { LineupView_LineupFragment as Lineup } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { PICKS, pickedCount } from './lineup-draft.ts';
import { LineupSlots } from './lineup-slots.tsx';
import { OutQuestion } from './out-question.tsx';
import { type EligiblePlayer, PlayerList } from './player-list.tsx';
import { SLOT_WORDS } from './slot-words.ts';
import { forgetDraft, useLineupDraft } from './use-lineup-draft.ts';
import { useLineupSubmit } from './use-lineup-submit.ts';
import { useSlotChoice } from './use-slot-choice.ts';
import { t } from '../../ui/language.ts';

interface LineupBuilderProps {
  gameId: number;
  mine: Lineup | null;
  players: readonly EligiblePlayer[];
  /** After it was submitted, or when the changes are dropped. */
  onDone: () => void;
}

/** Six slots, a captain and a name. Wide windows show the players beside the slots, others in a sheet. */
export function LineupBuilder({ gameId, mine, players, onDone }: LineupBuilderProps) {
  const isWide = useIsWide();
  const { draft, name, pick, lead } = useLineupDraft(gameId, mine);
  const playerOf = new Map(players.map((player) => [String(player.id), player]));
  const { active, buttons, aside, ...choice } = useSlotChoice({ draft, pick, playerOf, isWide });
  const form = useRef<HTMLFormElement>(null);

  function focusOn(part: LineupPart) {
    if (part !== 'lineupName' && part !== 'captain') return buttons.current.get(part)?.focus();
    const input = part === 'captain' ? 'input[name=captain]' : 'input[name=lineupName]';
    form.current?.querySelector<HTMLElement>(input)?.focus();
  }

  const { isSending, hasTried, submit } = useLineupSubmit({
    gameId,
    mine,
    draft,
    focusOn,
    onDone,
  });
  const playerList = (
    <PlayerList slot={active} players={players} picks={draft.picks} onPick={choice.consider} />
  );

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
          <LineupSlots
            draft={draft}
            playerOf={playerOf}
            active={isWide ? active : null}
            hasTried={hasTried}
            buttons={buttons}
            acts={{ onOpen: choice.open, onClear: choice.clear, onLead: lead }}
          />
        </div>
        {isWide && (
          <aside
            ref={aside}
            aria-label={t('Available players')}
            className="sticky top-32 max-h-[calc(100dvh-15rem)] overflow-y-auto rounded-card border border-border bg-raised p-4"
          >
            <h3 className="display mb-2 text-h3">
              {SLOT_LABELS[active]} <span className="text-muted">· {t(SLOT_WORDS[active])}</span>
            </h3>
            {playerList}
          </aside>
        )}
      </div>
      <LineupBar
        picked={pickedCount(draft)}
        isUpdate={mine !== null}
        isSending={isSending}
        onCancel={() => {
          forgetDraft(gameId);
          onDone();
        }}
      />
      <OutQuestion
        player={choice.asked}
        onClose={choice.dropQuestion}
        onPick={(id) => {
          choice.dropQuestion();
          choice.choose(id);
        }}
      />
      {!isWide && (
        <Dialog
          open={choice.isSheetOpen}
          onOpenChange={choice.setSheetOpen}
          placement="bottom"
          title={SLOT_LABELS[active]}
          description={t(SLOT_WORDS[active])}
        >
          {playerList}
        </Dialog>
      )}
    </form>
  );
}

interface LineupBarProps {
  picked: number;
  /** The member has a lineup already, which may stay as it is. */
  isUpdate: boolean;
  isSending: boolean;
  onCancel: () => void;
}

/** How far one is, and the buttons, always in view. */
function LineupBar({ picked, isUpdate, isSending, onCancel }: LineupBarProps) {
  return (
    <div className="foot-bar -mx-(--gutter) flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) lg:mx-0 lg:px-0">
      <p className="grow font-semibold tabular-nums" role="status">
        {t('{count} of {picks} picked', { count: picked, picks: PICKS })}
      </p>
      {isUpdate && (
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
      <Button
        type="submit"
        busy={isSending}
        busyLabel={isUpdate ? t('Updating…') : t('Submitting…')}
      >
        {isUpdate ? t('Update Lineup') : t('Submit Lineup')}
      </Button>
    </div>
  );
}
