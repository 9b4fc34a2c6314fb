import { useQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { gameStatusText } from '../../schema/games/scoreboard.ts';
import { CHAT_PATH } from '../../schema/pages/post-places.ts';
import { scoreOf, situationOf } from '../../schema/plays/fold.ts';
import { teamsOf, type TeamNames } from '../../schema/games/team-names.ts';
import { situationText } from '../../schema/plays/words.ts';
import { momentPath, momentPlace } from '../chat/rows/message-address.ts';
import { useChatStatus } from '../chat/use-chat-status.ts';
import { DelayButton } from '../games/delay/delay-button.tsx';
import { useAt } from '../games/use-every.ts';
import { LIVE_GAME } from '../games/use-game-bar.ts';
import { graphql } from '../gql/gql.ts';
import type { GameHead_GameFragment as Game } from '../gql/graphql.ts';
import { BigScore } from '../plays/big-score.tsx';
import { BoxScore } from '../plays/box-score.tsx';
import { DriveList } from '../plays/drive-list.tsx';
import { LineScore } from '../plays/line-score.tsx';
import type { Play } from '../plays/play.ts';
import { PlayLine } from '../plays/play-line.tsx';
import { SaidPlays } from '../plays/said-plays.tsx';
import { useLinkedPlay } from '../plays/use-linked-play.ts';
import { isFed } from '../plays/use-box-players.ts';
import { useAllPlays } from '../plays/use-plays.ts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { t } from '../ui/language.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/lists/tabs.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { useNow } from '../ui/time/now.ts';
import { endOf } from './game-head.tsx';
import { BeforeGame } from './before-game.tsx';
import { replayPath } from './replay/replay-address.ts';

const GameFantasy = lazy(() => import('./game-fantasy.tsx'));
const GameChat = lazy(() => import('./game-chat.tsx'));

/** All that is known of a game, below its head. */
export function GamePlays({ game }: { game: Game }) {
  const teams = teamsOf(game);
  const isWide = useIsWide();
  const now = useNow();
  // At kickoff the page turns, even where no plays are reported.
  const [, setTurns] = useState(0);
  useAt(game.kickoffAt, () => setTurns((turns) => turns + 1));
  const { plays, isLoaded, hasFailed, retry } = useAllPlays(game.id);
  if (!isLoaded && hasFailed) {
    return (
      <div className="page py-8">
        <ErrorState text={t('We couldn’t load the plays.')} onRetry={retry} />
      </div>
    );
  }
  if (!isLoaded) {
    return (
      <div className="page py-8">
        <Loading label={t('Loading the plays')} className="grid gap-4">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </Loading>
      </div>
    );
  }
  if (plays.length === 0) {
    if (!game.result && Date.parse(game.kickoffAt) > now.getTime())
      return <BeforeGame game={game} />;
    return (
      <div className="page py-8">
        <EmptyState text={game.result ? t('We have no plays of this game.') : t('No plays yet.')} />
      </div>
    );
  }
  const isChatBeside = isWide && !game.result;
  return (
    <div className="page grid gap-x-8 gap-y-6 py-6 lg:grid-cols-[7fr_5fr]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {!game.result && <Now game={game} plays={plays} teams={teams} />}
        {!game.result && <SaidPlays plays={plays} teams={teams} />}
        <Card>
          <LineScore plays={plays} teams={teams} />
          <OfficialScore game={game} plays={plays} />
          {game.result && (
            <ButtonLink
              variant="secondary"
              icon={History}
              to={replayPath(game.id)}
              className="mt-4"
            >
              {t('Watch the replay')}
            </ButtonLink>
          )}
        </Card>
        <PlayTabs gameId={game.id} plays={plays} teams={teams} isChatBeside={isChatBeside} />
      </div>
      <aside className="max-lg:hidden">
        {isChatBeside ? (
          <LazyPart fallback={null}>
            <GameChat />
          </LazyPart>
        ) : (
          <Card className="grid gap-4">
            <h2 className="display text-h3">{t('Scoring plays')}</h2>
            <ScoringPlays plays={plays} teams={teams} />
          </Card>
        )}
      </aside>
    </div>
  );
}

/** An admin's score is official; its plays may add up otherwise, and then the page says so. */
function OfficialScore({ game, plays }: { game: Game; plays: readonly Play[] }) {
  const official = endOf(game);
  const { home, away } = scoreOf(plays);
  if (!official || (official.home === home && official.away === away)) return null;
  return (
    <p className="mt-3 text-small text-muted">
      {t('The official score is {score}. These plays add up to another one.', {
        score: `${official.away}–${official.home}`,
      })}
    </p>
  );
}

interface PlayTabsProps {
  gameId: number;
  plays: readonly Play[];
  teams: TeamNames;
  /** The chat beside the plays shows a moment in place; otherwise it opens there. */
  isChatBeside: boolean;
}

/** The plays in three ways. A link to one of them shows it among all. */
function PlayTabs({ gameId, plays, teams, isChatBeside }: PlayTabsProps) {
  const { hash, key } = useLocation();
  const { isOpen } = useChatStatus();
  const [tab, setTab] = useState('plays');
  const [followed, setFollowed] = useState('');
  if (hash.startsWith('#play-') && followed !== key) {
    setFollowed(key);
    setTab('plays');
  }
  useLinkedPlay(tab === 'plays');
  const momentOf = isChatBeside ? momentPlace : momentPath;
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList aria-label={t('Play by play')}>
        <Tab value="plays">{t('Plays')}</Tab>
        <Tab value="scores">{t('Scoring plays')}</Tab>
        <Tab value="stats">{t('Box score')}</Tab>
        <Tab value="fantasy">{t('Fantasy')}</Tab>
      </TabList>
      <TabPanel value="plays">
        <DriveList
          plays={plays}
          teams={teams}
          chatPathOf={isOpen ? ({ reportedAt }) => momentOf(reportedAt) : undefined}
        />
      </TabPanel>
      <TabPanel value="scores">
        <ScoringPlays plays={plays} teams={teams} />
      </TabPanel>
      <TabPanel value="stats">
        <BoxScore gameId={gameId} plays={plays} teams={teams} />
      </TabPanel>
      <TabPanel value="fantasy">
        <LazyPart fallback={null}>
          <GameFantasy gameId={gameId} />
        </LazyPart>
      </TabPanel>
    </Tabs>
  );
}

const FEED_STATE = graphql(/* GraphQL */ `
  query FeedState {
    liveGame {
      gameId
      isStale
    }
  }
`);

/** The scoreboard of a game that is on, with the last play and where the ball is. */
function Now({ game, plays, teams }: { game: Game; plays: readonly Play[]; teams: TeamNames }) {
  const { data } = useQuery(LIVE_GAME);
  const live = data?.liveGame?.gameId === game.id ? data.liveGame : null;
  const feed = useQuery(FEED_STATE, { fetchPolicy: 'no-cache' }).data?.liveGame;
  const isStale = feed?.gameId === game.id && feed.isStale;
  const sum = scoreOf(plays);
  // A feed knows the score before its plays.
  const score =
    live && isFed(plays) ? { home: live.homeTeam.score, away: live.awayTeam.score } : sum;
  const isAhead = score.home !== sum.home || score.away !== sum.away;
  const at = situationOf(plays);
  const last = plays.at(-1);
  return (
    <Card as="section" aria-label={t('Play by play')} className="grid gap-4">
      <BigScore teams={teams} score={score} />
      <p className="flex flex-wrap justify-center gap-x-4 font-semibold tabular-nums">
        {live && <span>{gameStatusText(live, t)}</span>}
        {at && <span>{situationText(at, teams, t)}</span>}
      </p>
      {isStale && (
        <p role="status" className="text-center text-small text-muted">
          {t('We’re not getting updates right now. The score may be behind.')}
        </p>
      )}
      {isAhead && <p className="text-center text-small text-muted">{t('Details to follow.')}</p>}
      {last && <PlayLine play={last} teams={teams} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={CHAT_PATH} variant="secondary">
          {t('Chat about it')}
        </ButtonLink>
        {live?.isLive && <DelayButton gameId={game.id} className="lg:hidden" />}
      </div>
    </Card>
  );
}

function ScoringPlays({ plays, teams }: { plays: readonly Play[]; teams: TeamNames }) {
  const scores = plays.filter(
    ({ points, takenBack }) => points > 0 || (takenBack?.points ?? 0) > 0,
  );
  if (scores.length === 0) return <EmptyState text={t('No points yet.')} />;
  return (
    <ol className="grid gap-3">
      {scores.map((play) => (
        <li key={play.id} className="border-b border-border pb-3">
          <PlayLine play={play} teams={teams} />
        </li>
      ))}
    </ol>
  );
}
