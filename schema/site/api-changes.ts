/** What has changed for programs of others, newest first; dates as the site counts them, in Denver. */
export const API_CHANGES = [
  {
    date: '2026-11-29',
    changes: [
      'Admins filter what members write: filters, filterTrial, addFilter, updateFilter, deleteFilter and filterEvents. A refused post says filter.refused, one that waits for a moderator filter.held; yours are in ownHeldPosts. A WaitingPost has filters.',
      'All that waits for moderators is one list: moderationQueue, moderationQueueCount, waitingPostDetails, claimWaitingPost, releaseWaitingPost, decideWaitingPosts and moderationQueueEvents. PostKind replaces RemovedKind.',
    ],
  },
  {
    date: '2026-11-28',
    changes: [
      'What a game night leaves behind: topChatMessages, gameMood, and photos with gameId.',
      'A ChatMessage has the period and clock of the game, and the game itself.',
      'LiveGame and LastGame have isExhibition, and SubscribeToPushInput has quietHours.',
      'Hosts score a game play by play, where no feed reports it: enterPlay, correctPlay, undoPlayEntry, setGameClock and takeOverScoring.',
      'While a game is played, liveBoard has its lineups with their points so far, and myLiveLineup your own.',
      'mySheetChanges says what the official stats changed then.',
      'chatPresence counts who is in the chat, and a ChatMessage has isDemo.',
      'A LineScore says whether it isComplete, and a LiveGame whether it isStale.',
      'gameChat has what was said during a game.',
      'With extensions.behind in a request, in seconds up to 180, you get the game and its chat as they were then; a ChatMessage has aboutAt, and SubscribeToPushInput has behindSeconds.',
      'ArticleCategory, PhotoCategory, PositionGroup, LineupSlot, AuditSubject, AvatarType, Trend, FantasyLevel and GameResult are enums. closedBecause replaces the reason why lineups are closed.',
      'Lineup.picks replaces the seven ids of a lineup. Leaderboard, PlayedGame, CheckIn, Lineup and LiveGame lead to their game instead of repeating its week, opponent and date.',
      'ChatStatus has modes: slow mode, emoji only, and who may write. Moderators and hosts set them: setChatModes.',
      'Moderators warn, mute and ban members: sanctionMember, liftSanction, sanctions, memberSanctions. What keeps you from posting is in me.sanction, and is refused as sanction.warned, sanction.muted or sanction.banned.',
      'What moderators delete can be put back for 7 days: removedPosts, restorePost. ChatEvent, CommentEvent and OwnPhotoEvent have the kind RESTORED.',
      'chat pages through the messages both ways and replaces chatMessages, which stays until June 2027 at least. A ChatMessage has a user; the fields about the sender, but for userName, are gone.',
    ],
  },
  {
    date: '2026-11-27',
    changes: [
      'Lists that grow are connections, with nodes, edges and pageInfo, and after takes a cursor. articles replaces publishedArticles and recentArticles, boardLineups without a game replaces expandedLeaderboard, games replaces gameList.',
      'Every play of a game: plays, playLog, drives, lineScore and boxScore, and playEvents as they are reported, corrected and overturned. LiveGame has lastPlay, lastScore, situation and playPosition; game finds one by its id.',
      'Webhooks post the events of a subscription to your address: createWebhook, testWebhook, ownWebhooks and more, in a signed-in browser.',
      'The score, the chat and the leaderboard on your own page: /embed.js, /embed/score, /embed/chat, /embed/board.',
      'postChatMessage, createGame and updateGame replace sendChatMessage and saveGame, which stay until June 2027 at least.',
      'A lookup by id that finds nothing is null, without an error.',
      'Objects replace ids: instead of userId, gameId, articleId and the like, a field leads to the thing itself.',
      'Fields that are true or false read as questions: isPublished instead of published.',
      'Enum values are upper case, as in ContentType.LIVE; statuses and filters are enums too. The paths under /api keep their words.',
    ],
  },
  {
    date: '2026-11-26',
    changes: [
      'Mutations take one argument, input, and return a payload, both named after the mutation.',
      'Every event is an object: memberEvents, gameEvents, rosterEvents and breakingNewsWithdrawals replace memberDeleted, gameChanged, rosterChanged and breakingNewsWithdrawn.',
      'Up to 16 articles or photos at once, by their ids: articlesByIds and photosByIds.',
      'Days such as Game.date have the scalar Date; their values are as before.',
      'Every event has a position: extensions.position. Name it in extensions.after when you subscribe, and you miss nothing.',
      'Subscriptions as server-sent events: /graphql/stream.',
      'Responses list the deprecated fields a document uses (extensions.deprecated), and ApiToken.usage shows a token’s last 30 days.',
    ],
  },
  {
    date: '2026-11-25',
    changes: [
      'The graph for language models: /llms.txt, and with schema and examples /llms-full.txt.',
      '/schema.graphql says who may call each field (@access) and what lists cost (@listSize, @cost). Descriptions begin with whom a field is for.',
    ],
  },
  {
    date: '2026-11-23',
    changes: [
      'Where fans watch: checkInMap counts the fans of a game by state and country, in fives. checkInStatus says when check-ins open.',
      'How the fan mood moved through the week: CommunityMood.days.',
      'Members see what becomes of their questions: myQuestions, myQuestionEvents. Question has isOnAir and answeredAtSeconds. For hosts: questionQueue, questionOnAir, setQuestionOnAir.',
      'Hosts keep the score, pin a line and send breaking news: setScoreboard, pinLine, unpinLine, saveLiveShow. LiveGame has isFed.',
      'Members see the photos they sent in every state, and can delete them: myPhotos, deleteOwnPhoto, myPhotoEvents.',
      'Moderators and hosts: isModerator and isHost on User and SetUserRightsInput. Moderators can do what only admins could with photos, check-ins, reports, comments and messages. Both review questions, and hosts put shows on the air.',
      'Admins can import games from a sheet or a calendar: previewGames, importGames.',
      'Admins can correct a member’s details and see their record: correctUser, mailUser, memberRecord.',
      'Seasons: query them with seasons; admins start one with startSeason.',
      'Admins can change members’ rights and sign them out: setUserRights, endUserAccess, endUserSession, revokeUserToken.',
      'Admins can import articles from another site: previewArticleImport, startArticleImport, undoArticleImport.',
      'Admins can edit the roster by hand or from a sheet: managedRoster, addPlayer, updatePlayer, setInjury, removePlayer, previewRoster, importRoster.',
      'The newsletter without an account: subscribe. For admins: subscribers, subscriberCounts, removeSubscriber, previewSubscribers, importSubscribers, subscriberEvents.',
      'Sponsors, managed by admins: sponsors, managedSponsors, addSponsor, updateSponsor, moveSponsor, deleteSponsor, sponsorEvents. A Sponsor’s logo is an Image.',
      'Show archives: shows, show, showSeasons and showTranscript. ContentItem now has season, state, audioUrl, appleId, chapters, hasTranscript and questions.',
      'ShowState has a new value, GONE: the show is gone from its source. Admins can link questions to shows: setQuestionShow, Question.answeredIn.',
      'Admins can edit, schedule, hide and delete shows: managedShows, updateShow, setShowHidden, deleteShow. ShowEvent has two new kinds, EDITED and REMOVED.',
      'Site settings, such as the name and links: siteSettings, a query and a subscription.',
      'One mutation for all likes, setLike, replaces five toggles and three status queries.',
      'Anything you can like is a Likeable: likeCount and isLikedByMe replace liked, likes and totalLikes.',
    ],
  },
  {
    date: '2026-11-22',
    changes: [
      'You can send queries by GET; a link to /graphiql opens an operation.',
      'Members with a second factor take two steps to sign in: signIn is refused with secondFactor in the extensions, then comes finishSignIn or signInWithPasskey.',
      'Refused requests count against the budget.',
      'Sockets take a token in connection_init and close with codes that say what to do next.',
      'Personal API tokens, for HTTP, the paths under /api, and sockets.',
    ],
  },
  {
    date: '2026-11-20',
    changes: [
      'The paths under /api are described in /openapi.json.',
      'Explore the graph in the browser at /graphiql.',
      'Responses report the remaining budget in RateLimit headers, and queries their cost in extensions.cost.',
    ],
  },
] as const satisfies readonly { date: string; changes: readonly string[] }[];

export type ApiChange = (typeof API_CHANGES)[number]['changes'][number];
