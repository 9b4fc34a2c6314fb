import { User } from './accounts/users/user.entity.ts';
import { PublicUserType } from './accounts/users/user.type.ts';
import { publicUserView } from './accounts/users/user.view.ts';
import { loadArticle } from './articles/article.service.ts';
import { ArticleType } from './articles/article.type.ts';
import { ImportPostType } from './articles/imports/article-import.type.ts';
import { ChatMessageType } from './chat/chat-message.type.ts';
import { ContactSubmissionType } from './contact/contact.type.ts';
import { edgeResolver } from './core/edge.resolver.ts';
import { defineLoader } from './core/loader.ts';
import { LeaderboardType, PickType } from './fantasy/boards/board.type.ts';
import { PlayedGameType } from './fantasy/dashboard.type.ts';
import type { FantasyLineup } from './fantasy/lineups/fantasy-lineup.entity.ts';
import { LineupChoiceType, LineupType } from './fantasy/lineups/lineup.type.ts';
import { PlayerGameStatsType, StatsRowType } from './fantasy/stats/stats.type.ts';
import { Game } from './games/game.entity.ts';
import { GameType } from './games/game.type.ts';
import { LiveGameType } from './games/live-game.type.ts';
import { gameView } from './games/game.view.ts';
import { LeagueRoundType } from './leagues/league.type.ts';
import { FanMoodType } from './mood/mood.type.ts';
import { BoxPlayerType } from './plays/figures.type.ts';
import { PlayParticipantType, PlayType } from './plays/play.type.ts';
import { FilterTrialMatchType, FilterTrialMemberType } from './filters/filter.type.ts';
import { ContextLineType, WaitingPostType } from './moderation/queue/queue.type.ts';
import { HeldPostType } from './moderation/held/held-post.type.ts';
import { RemovedPostType } from './moderation/removed-post.type.ts';
import { MemberSanctionsType, SanctionType } from './moderation/sanction.type.ts';
import { PhotoType } from './photos/photo.type.ts';
import { loadPhoto } from './photos/photo.service.ts';
import { SearchResultType } from './search/search.type.ts';
import { ReportType } from './reports/report.type.ts';
import { FantasyPlayer } from './roster/fantasy-player.entity.ts';
import { playerView } from './roster/roster.service.ts';
import { RosterPlayerType } from './roster/roster.type.ts';
import { show } from './shows/archive/show-archive.reads.ts';
import { ContentItemType } from './shows/content-item.type.ts';
import { ListeningPositionType } from './shows/listening/listening.type.ts';

const game = {
  name: 'game',
  to: GameType,
  isCertain: true,
  load: defineLoader(async ({ em }, ids) =>
    (await em.fork().find(Game, { id: { $in: ids } })).map(gameView),
  ),
};
const member = {
  to: PublicUserType,
  isCertain: true,
  load: defineLoader(async ({ em }, ids) =>
    (await em.fork().find(User, { id: { $in: ids } })).map(publicUserView),
  ),
};
const player = {
  name: 'player',
  to: RosterPlayerType,
  isCertain: true,
  load: defineLoader(async ({ em }, ids) =>
    (await em.fork().find(FantasyPlayer, { id: { $in: ids } })).map(playerView),
  ),
};
const article = { name: 'article', to: ArticleType, load: loadArticle };
const photo = { name: 'photo', to: PhotoType, load: loadPhoto };

const OURS = 'The player on our roster; null for the opponent’s, and once they have left.';
const ofGame = { ...game, description: 'The game it belongs to.' };
const gameOf = ({ gameId }: { readonly gameId: number | null }) => gameId;
const playerOf = ({ playerId }: { readonly playerId: number | null }) => playerId;
const userOf = ({ userId }: { readonly userId: number | null }) => userId;

/** Fields that lead from one kind of thing to another, by an id that only the server reads. */
export const EDGES = [
  edgeResolver(LiveGameType, {
    ...game,
    description: 'The same game on the schedule.',
    idOf: gameOf,
  }),
  edgeResolver(PlayedGameType, { ...ofGame, idOf: gameOf }),
  edgeResolver(LeaderboardType, { ...ofGame, idOf: gameOf }),
  edgeResolver(LeagueRoundType, { ...ofGame, idOf: gameOf }),
  edgeResolver(PlayerGameStatsType, { ...ofGame, idOf: gameOf }),
  edgeResolver(LineupType, {
    ...ofGame,
    idOf: (lineup) => (lineup as unknown as FantasyLineup).game.id,
  }),
  edgeResolver(LineupType, {
    ...member,
    name: 'user',
    description: 'Whose lineup it is.',
    idOf: (lineup) => (lineup as unknown as FantasyLineup).user.id,
  }),
  edgeResolver(ChatMessageType, {
    ...game,
    isCertain: false,
    description: 'The game that was on, or had ended that day; null without one.',
    idOf: gameOf,
  }),
  edgeResolver(PlayType, { ...ofGame, idOf: gameOf }),
  edgeResolver(PlayParticipantType, { ...player, description: OURS, idOf: playerOf }),
  edgeResolver(BoxPlayerType, { ...player, description: OURS, idOf: playerOf }),
  edgeResolver(LineupChoiceType, { ...player, description: 'The player.', idOf: playerOf }),
  edgeResolver(PickType, { ...player, description: 'The player.', idOf: playerOf }),
  edgeResolver(StatsRowType, {
    ...player,
    description: 'The player it is about; null when none on the roster matches.',
    idOf: playerOf,
  }),
  edgeResolver(FanMoodType, {
    ...member,
    name: 'user',
    description: 'Whose mood it is.',
    idOf: userOf,
  }),
  edgeResolver(ContactSubmissionType, {
    ...member,
    name: 'user',
    description: 'Who was signed in when it was sent, as long as the account is there.',
    idOf: userOf,
  }),
  edgeResolver(ReportType, {
    ...member,
    name: 'reporter',
    description: 'Who reported it; null once the account was deleted.',
    idOf: ({ reporterId }) => reporterId,
  }),
  edgeResolver(ReportType, {
    ...member,
    name: 'reviewedBy',
    description: 'Who reviewed it; null while it is pending, or once the account was deleted.',
    idOf: ({ reviewedById }) => reviewedById,
  }),
  edgeResolver(ReportType, {
    ...member,
    name: 'reportedUser',
    description: 'Who posted it; null once the content or the account was deleted.',
    idOf: ({ reportedUserId }) => reportedUserId,
  }),
  edgeResolver(MemberSanctionsType, {
    ...member,
    name: 'user',
    description: 'Whose history it is.',
    idOf: userOf,
  }),
  edgeResolver(SanctionType, {
    ...member,
    name: 'user',
    description: 'Who was warned, muted or banned.',
    idOf: userOf,
  }),
  edgeResolver(SanctionType, {
    ...member,
    name: 'sanctionedBy',
    description: 'Which moderator did it; null once their account was deleted.',
    idOf: ({ sanctionedById }) => sanctionedById,
  }),
  edgeResolver(HeldPostType, {
    ...article,
    description: 'The article that the comment is on; null for any other post.',
    idOf: ({ articleId }) => articleId,
  }),
  edgeResolver(HeldPostType, {
    ...photo,
    description: 'The photo that the comment is on; null for any other post.',
    idOf: ({ photoId }) => photoId,
  }),
  edgeResolver(SearchResultType, {
    ...member,
    name: 'user',
    isCertain: false,
    description: 'Who asked a question; null for other results.',
    idOf: userOf,
  }),
  edgeResolver(FilterTrialMatchType, {
    ...member,
    name: 'user',
    description: 'Who wrote it.',
    idOf: userOf,
  }),
  edgeResolver(FilterTrialMemberType, {
    ...member,
    name: 'user',
    description: 'Who it is.',
    idOf: userOf,
  }),
  edgeResolver(WaitingPostType, {
    ...member,
    name: 'user',
    description: 'Who posted it; null once the post or the account was deleted.',
    idOf: userOf,
  }),
  edgeResolver(WaitingPostType, {
    ...member,
    name: 'claimedBy',
    description: 'The moderator who has it; null while no one does.',
    idOf: ({ claimedById }) => claimedById,
  }),
  edgeResolver(WaitingPostType, {
    ...article,
    description: 'The article that the comment is on; null for any other kind of post.',
    idOf: ({ articleId }) => articleId,
  }),
  edgeResolver(ContextLineType, {
    ...member,
    name: 'user',
    description: 'Who wrote it.',
    idOf: userOf,
  }),
  edgeResolver(RemovedPostType, {
    ...member,
    name: 'user',
    description: 'Who posted it.',
    idOf: userOf,
  }),
  edgeResolver(RemovedPostType, {
    ...member,
    name: 'removedBy',
    description: 'Who deleted it; null once their account was deleted.',
    idOf: ({ removedById }) => removedById,
  }),
  edgeResolver(SanctionType, {
    ...member,
    name: 'liftedBy',
    description: 'Who took it back; null while no one has, or once their account was deleted.',
    idOf: ({ liftedById }) => liftedById,
  }),
  edgeResolver(ReportType, {
    ...article,
    description: 'The published article that a comment is on; null for other content.',
    idOf: ({ articleId }) => articleId,
  }),
  edgeResolver(ImportPostType, {
    ...article,
    description: 'The article it became, once that is published; null until then.',
    idOf: ({ articleId }) => articleId,
  }),
  edgeResolver(ListeningPositionType, {
    name: 'show',
    to: ContentItemType,
    load: show,
    description: 'The episode; null if it was taken off the site.',
    idOf: ({ showId }) => showId,
  }),
];
