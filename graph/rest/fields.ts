/** A call whose response contains an entity: the response itself, the items of its list, or the value under `at`. */
type Answer = readonly [call: string, at?: string];

interface Entity {
  readonly fields: readonly string[];
  readonly answers: readonly Answer[];
}

const words = (text: string) => text.trim().split(/[\s,]+/);

const USER = words(
  'id email name avatarUrl avatarType bio favoriteTeam country isAdmin isMvp createdAt',
);
const COMMENT = words('id userId content createdAt updatedAt user liked totalLikes');
const ROSTER = words('offense defense specialTeams lastUpdated');
const CONTENT = words(
  `id type title url description thumbnailUrl duration publishedAt externalId isLive isCurrentlyLive viewCount createdAt`,
);
const PLAYED = words('week opponent gameDate lineupName totalPoints weeklyRank');
const PICKS = words('wideReceiver1 wideReceiver2 runningBack tightEnd flex idp captain');
const GAME = words('id week date opponent isHome gameTime tvNetwork season isPlayoff createdAt');

/**
 * The fields that section 3 of both documents names, and the calls that return them. Left out are those that must not
 * leave the server (passwords, reset tokens) and `imageData` of photos, whose bytes are at `imageUrl`.
 */
export const ENTITIES: readonly Entity[] = [
  {
    fields: USER,
    answers: [
      ['post /api/auth/signup'],
      ['post /api/auth/login'],
      ['post /api/auth/restore-session'],
      ['get /api/users/:id'],
      ['put /api/users/:id'],
      ['put /api/users/:id/profile'],
      ['get /api/admin/users'],
    ],
  },
  {
    fields: words('id userId question approved status createdAt user'),
    answers: [
      ['post /api/questions'],
      ['get /api/admin/questions'],
      ['patch /api/questions/:id/approve'],
      ['patch /api/questions/:id/status'],
    ],
  },
  {
    fields:
      words(`id title excerpt content author featuredImageUrl featuredImageCrop imageUrls tags category published
      scheduledPublishAt readTime viewCount shareCount likeCount commentCount publishedAt createdAt updatedAt`),
    answers: [
      ['get /api/blogs/recent'],
      ['get /api/blogs/published'],
      ['get /api/blog-posts'],
      ['get /api/blog-posts/:id'],
      ['post /api/blog-posts'],
      ['put /api/blog-posts/:id'],
      ['patch /api/blog-posts/:id/publish'],
      ['patch /api/blog-posts/:id/schedule'],
    ],
  },
  {
    fields: CONTENT,
    answers: [
      ['get /api/content/latest/live'],
      ['get /api/content/latest/youtube'],
      ['get /api/content/recent/youtube'],
      ['get /api/content/recent/podcast'],
    ],
  },
  { fields: GAME, answers: [['get /api/games/next'], ['get /api/games/last-completed']] },
  { fields: words('result score'), answers: [['get /api/games/last-completed']] },
  {
    fields: [...GAME, ...words('result score statsImported isScored leaderboardGenerated')],
    answers: [['get /api/admin/completed-games']],
  },
  {
    fields: words(
      'id season wins losses preseasonWins preseasonLosses isRegularSeasonStarted lastUpdated createdAt',
    ),
    answers: [['get /api/season-record/:season']],
  },
  {
    fields: words(
      'id userId message createdAt updatedAt userName userAvatarType user likes userLiked',
    ),
    answers: [
      ['get /api/game-chat/messages'],
      ['post /api/game-chat/messages'],
      ['put /api/game-chat/messages/:id'],
    ],
  },
  {
    fields: [...COMMENT, 'articleId'],
    answers: [['get /api/comments/:articleId'], ['post /api/comments'], ['put /api/comments/:id']],
  },
  {
    fields: [...COMMENT, 'photoId'],
    answers: [
      ['get /api/fan-zone/photos/:id/comments'],
      ['post /api/fan-zone/photos/:id/comments'],
      ['put /api/fan-zone/photos/comments/:commentId'],
    ],
  },
  {
    fields: words('id userId name email category message status createdAt'),
    answers: [
      ['post /api/contact-submissions'],
      ['get /api/contact-submissions'],
      ['put /api/contact-submissions/:id/status'],
    ],
  },
  {
    fields: words(
      'id userId imageUrl mimeType category description approved featured likes createdAt',
    ),
    answers: [
      ['get /api/fan-zone/photos'],
      ['get /api/fan-zone/photos/admin/all'],
      ['get /api/fan-zone/photos/:id'],
      ['post /api/fan-zone/photos'],
      ['post /api/fan-zone/photos/:id/approve'],
    ],
  },
  {
    fields: words('previousPhoto nextPhoto currentIndex totalCount'),
    answers: [['get /api/fan-zone/photos/:id/navigation']],
  },
  {
    fields: words('id userId gameId location photoUrl description approved createdAt'),
    answers: [['post /api/fan-zone/checkins']],
  },
  {
    fields: [
      ...words('id userId gameId week season lineupName totalPoints captainBonusPoints'),
      ...words('isScored weeklyRank submittedAt lockedAt'),
      ...PICKS,
    ],
    answers: [
      ['get /api/fantasy/lineups/game/:gameId'],
      ['post /api/fantasy/lineups'],
      ['put /api/fantasy/lineup/:id'],
    ],
  },
  {
    fields: words('id week season gameId totalParticipants isFinalized createdAt updatedAt'),
    answers: [['get /api/fan-zone/leaderboard/current']],
  },
  {
    fields: words('userId points rank'),
    answers: [
      ['get /api/fan-zone/leaderboard/current', 'firstPlace'],
      ['get /api/fan-zone/leaderboard/current', 'secondPlace'],
      ['get /api/fan-zone/leaderboard/current', 'thirdPlace'],
    ],
  },
  {
    fields: [...words('id userId userName lineupName weeklyRank totalPoints'), ...PICKS],
    answers: [['get /api/fan-zone/leaderboard/expanded']],
  },
  {
    fields:
      words(`gameId playerName position passingYards passingTouchdowns interceptions rushingYards rushingTouchdowns
      receptions receivingYards receivingTouchdowns fieldGoalsMade fieldGoalsAttempted extraPointsMade soloTackles
      assistedTackles sacks tacklesForLoss forcedFumbles fumbleRecoveries passesDefended defensiveTouchdowns
      twoPointConversions fumblesLost fantasyPoints createdAt`),
    answers: [['get /api/admin/game-stats/:gameId']],
  },
  {
    fields:
      words(`reporterId contentType contentId reason description status reviewedById reviewedAt adminNotes
      reportedContentBackup reportedUserNameBackup actionTaken createdAt reporterName reportedUserName reportedContent
      articleTitle`),
    answers: [['get /api/admin/reports'], ['put /api/admin/reports/:id/dismiss']],
  },
  {
    fields: words(
      'userId moodLevel moodDescription submittedAt gameWeek season tierLevel updatedAt',
    ),
    answers: [['post /api/fan-mood']],
  },
  { fields: ROSTER, answers: [['get /api/roster'], ['get /api/depth-chart']] },
  {
    fields:
      words(`id name shortName jersey position positionGroup weight height age experience injuryStatus
      injuryDetails`),
    answers: [
      ['get /api/roster', 'offense.players'],
      ['get /api/roster', 'defense.players'],
      ['get /api/roster', 'specialTeams.players'],
    ],
  },
  { fields: words('isOpen reason nextOpenDate'), answers: [['get /api/fantasy/game/:id/status']] },
  { fields: words('isOpen nextGameDate'), answers: [['get /api/game-chat/status']] },
  {
    fields: words('season stats bestPerformances trend recentGames allLineups'),
    answers: [['get /api/fan-zone/user/fantasy-dashboard']],
  },
  {
    fields: words(
      `totalGames totalPoints averagePoints seasonRank seasonTotalParticipants topFinishes top10Finishes`,
    ),
    answers: [['get /api/fan-zone/user/fantasy-dashboard', 'stats']],
  },
  {
    fields: words('bestRank bestWeek'),
    answers: [['get /api/fan-zone/user/fantasy-dashboard', 'bestPerformances']],
  },
  {
    fields: PLAYED,
    answers: [
      ['get /api/fan-zone/user/fantasy-dashboard', 'allLineups'],
      ['get /api/fan-zone/user/fantasy-dashboard', 'recentGames'],
    ],
  },
  {
    fields: words('id userName userEmail lineupName submittedAt'),
    answers: [['get /api/fantasy/admin/submissions/:gameId']],
  },
  {
    fields: words('previousArticle nextArticle'),
    answers: [['get /api/blog-posts/:id/navigation']],
  },
  { fields: words('results total query'), answers: [['get /api/search']] },
  {
    fields:
      words(`type id title description url thumbnailUrl contentType isLive isPlayoff week approved publishedAt
      createdAt date`),
    answers: [['get /api/search', 'results']],
  },
  {
    fields: words('isLive isFinal homeTeam awayTeam status'),
    answers: [['get /api/live-game']],
  },
  {
    fields: words('abbreviation name score possession'),
    answers: [
      ['get /api/live-game', 'homeTeam'],
      ['get /api/live-game', 'awayTeam'],
    ],
  },
  { fields: words('period displayClock'), answers: [['get /api/live-game', 'status']] },
  { fields: words('average'), answers: [['get /api/fan-mood/community-average']] },
  { fields: words('subscriberCount'), answers: [['get /api/youtube/channel-stats']] },
  { fields: words('subject'), answers: [['post /api/admin/newsletter']] },
];
