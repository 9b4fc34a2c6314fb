import type { Text } from '../language/english.ts';

/** What has changed for programs of others, newest first; dates as the site counts them, in Denver. */
export const API_CHANGES = [
  {
    date: '2026-11-23',
    changes: [
      'FantasyEvent.refetchWithin: the time over which clients spread what they refetch.',
      'Admins make moderators and hosts: isModerator and isHost of User and SetUserRightsInput. Moderators may do what only admins could with photos, check-ins, reports, comments and messages, and both review questions; hosts put shows on the air.',
      'Admins import games from a sheet or a calendar: previewGames, importGames.',
      'Admins correct members and see their record: correctUser, mailUser, memberRecord.',
      'Seasons: the query seasons; admins begin one with startSeason.',
      'Admins give and take rights and sign members out: setUserRights, endUserAccess, endUserSession, revokeUserToken.',
      'Admins bring in the articles of another site: previewArticleImport, startArticleImport, undoArticleImport.',
      'Admins edit the roster by hand or from a sheet: managedRoster, addPlayer, updatePlayer, setInjury, removePlayer, previewRoster, importRoster.',
      'The newsletter without an account: subscribe. Admins: subscribers, subscriberCounts, removeSubscriber, previewSubscribers, importSubscribers, subscriberEvents.',
      'Sponsors can be listed, and admins enter, order and end them: sponsors, managedSponsors, addSponsor, updateSponsor, moveSponsor, deleteSponsor, sponsorEvents. A Sponsor has its logo as an Image.',
      'The archives of shows: shows, show, showSeasons and showTranscript. ContentItem has season, state, audioUrl, appleId, chapters, hasTranscript and questions.',
      'ShowState has a new value, GONE: its source no longer has the show. Admins link questions to shows: setQuestionShow, Question.answeredIn.',
      'Admins correct, schedule, hide and delete shows: managedShows, updateShow, setShowHidden, deleteShow. ShowEvent has two new kinds, EDITED and REMOVED.',
      'The settings of the site, such as its name and links: siteSettings, a query and a subscription.',
      'fantasyOpenToAll means fantasy alone; checkInsOpenToAll is new.',
      'One mutation for all likes, setLike, in place of five toggles and three status queries.',
      'What can be liked is a Likeable: likeCount and isLikedByMe replace liked, likes and totalLikes.',
      'ChatMessage.likes is deprecated; use likeCount.',
      'One comment can be read by its id: comment and photoComment.',
    ],
  },
  {
    date: '2026-11-22',
    changes: [
      'Queries may be sent by GET; a link to /graphiql opens an operation.',
      'A member with a second factor signs in by two steps: signIn is refused with secondFactor in the extensions, then finishSignIn or signInWithPasskey.',
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
] as const satisfies readonly { date: string; changes: readonly Text[] }[];
