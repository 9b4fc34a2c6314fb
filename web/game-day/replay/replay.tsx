import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clockText } from '../../../schema/games/game-clock.ts';
import { gamePath } from '../../../schema/games/game-path.ts';
import { periodLabel } from '../../../schema/games/scoreboard.ts';
import { teamsOf } from '../../../schema/games/team-names.ts';
import { drivesOf, scoreOf, situationOf } from '../../../schema/plays/fold.ts';
import { instantOfMoment, momentText, playsAt, timelineOf } from '../../../schema/plays/replay.ts';
import { situationText } from '../../../schema/plays/words.ts';
import { mutableMessage } from '../../chat/chat-list.ts';
import type { GameHead_GameFragment as Game } from '../../gql/graphql.ts';
import { useUnmutedItems } from '../../mutes/use-unmuted.ts';
import { BigScore } from '../../plays/big-score.tsx';
import { DriveList } from '../../plays/drive-list.tsx';
import { LineScore } from '../../plays/line-score.tsx';
import { PlayLine } from '../../plays/play-line.tsx';
import { SaidPlays } from '../../plays/said-plays.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { REPLAY_PARAM } from './replay-address.ts';
import { ReplayChat } from './replay-chat.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { useReplayClock } from './use-replay-clock.ts';
import { type ReplayData, useReplayData } from './use-replay-data.ts';

/** A game as it was, at any speed, with its chat. Nothing in it is live. */
export default function Replay({ game }: { game: Game }) {
  const { data, hasFailed, retry } = useReplayData(game.id);
  if (!data && hasFailed)
    return (
      <div className="page py-8">
        <ErrorState text={t('We couldn’t load the plays.')} onRetry={retry} />
      </div>
    );
  if (!data)
    return (
      <div className="page py-8">
        <Loading label={t('Loading the plays')}>
          <Skeleton className="h-64 rounded-card" />
        </Loading>
      </div>
    );
  if (data.log.length === 0)
    return (
      <div className="page py-8">
        <EmptyState text={t('We have no plays of this game.')} />
      </div>
    );
  return <Shown game={game} data={data} />;
}

function Shown({ game, data }: { game: Game; data: ReplayData }) {
  const { log } = data;
  const messages = useUnmutedItems(data.messages, mutableMessage);
  const teams = useMemo(() => teamsOf(game), [game]);
  const [search, setSearch] = useSearchParams();
  const [cutsPauses, setCuts] = useState(false);
  const instants = useMemo(
    () => [...log.map(({ at }) => at), ...messages.map(({ createdAt }) => Date.parse(createdAt))],
    [log, messages],
  );
  const driveStarts = useMemo(() => driveStartsOf(log), [log]);
  const timeline = useMemo(() => timelineOf(instants, { cutsPauses }), [instants, cutsPauses]);
  const [start] = useState(() => {
    const wanted = instantOfMoment(log, search.get(REPLAY_PARAM) ?? '');
    return timeline.positionOf(wanted ?? log[0]!.at - 1);
  });
  const clock = useReplayClock(timeline.length, start);
  const instant = timeline.instantAt(clock.position);
  // The clock ticks four times a second; what is shown changes when the next play or message has come.
  const newest = log.findLast((entry) => entry.at <= instant)?.at ?? 0;
  const plays = useMemo(() => playsAt(log, newest), [log, newest]);
  const drives = useMemo(() => <DriveList plays={plays} teams={teams} />, [plays, teams]);
  const count = messages.filter(({ createdAt }) => Date.parse(createdAt) <= instant).length;
  const said = useMemo(() => <ReplayChat messages={messages.slice(0, count)} />, [messages, count]);
  const last = plays.at(-1);
  const at = situationOf(plays);
  const moment = last ? `${periodLabel(last.period, t)} ${clockText(last.clock)}` : t('Kickoff');
  return (
    <div className="page grid gap-x-8 gap-y-6 py-6 lg:grid-cols-[7fr_5fr]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Card as="section" aria-label={t('Replay')} className="grid gap-4">
          <BigScore teams={teams} score={scoreOf(plays)} />
          <p className="flex flex-wrap justify-center gap-x-4 font-semibold tabular-nums">
            <span>{moment}</span>
            {at && <span>{situationText(at, teams, t)}</span>}
          </p>
          {last && <PlayLine play={last} teams={teams} />}
          <ReplayControls
            clock={{
              ...clock,
              toggle() {
                // The address of this moment can be shared.
                if (clock.isPlaying && last)
                  setSearch(
                    { [REPLAY_PARAM]: momentText(last) },
                    { replace: true, preventScrollReset: true },
                  );
                clock.toggle();
              },
            }}
            length={timeline.length}
            moment={moment}
            periods={periodsOf(data, timeline.positionOf)}
            drives={driveStarts.map(timeline.positionOf)}
            cutsPauses={cutsPauses}
            onCutPauses={(cuts) => {
              setCuts(cuts);
              // The same moment is elsewhere then.
              clock.seek(timelineOf(instants, { cutsPauses: cuts }).positionOf(instant));
            }}
          />
          <ButtonLink variant="quiet" to={gamePath(game.id)} className="justify-self-start">
            {t('Leave the replay')}
          </ButtonLink>
        </Card>
        <SaidPlays plays={plays} teams={teams} />
        {plays.length > 0 && (
          <Card>
            <LineScore plays={plays} teams={teams} />
          </Card>
        )}
        {drives}
      </div>
      {said}
    </div>
  );
}

/** Where each quarter begins. */
function periodsOf({ log }: ReplayData, positionOf: (instant: number) => number) {
  const first = new Map<number, number>();
  for (const { at, play } of log) if (!first.has(play.period)) first.set(play.period, at);
  return [...first]
    .map(([period, instant]) => ({ period, position: positionOf(instant) }))
    .sort((one, other) => one.period - other.period);
}

/** When the first play of each drive was reported. */
function driveStartsOf(log: ReplayData['log']): number[] {
  const reportedAt = new Map(log.toReversed().map(({ at, play }) => [play.id, at]));
  return drivesOf(playsAt(log, Infinity)).map(({ plays }) => reportedAt.get(plays[0]!.id)!);
}
