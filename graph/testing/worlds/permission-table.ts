import { accountActs, act, messageOf, photoUpload } from './permission-acts.ts';
import { CREW_ROWS } from './permission-crew.ts';
import { LEAGUE_ROWS } from './permission-leagues.ts';
import { WORDS_ROWS } from './permission-words.ts';
import {
  ADMINS,
  EVERYBODY,
  MEMBERS,
  NO_ONE,
  type Row,
  UNBANNED,
  UNMUTED,
} from './permission-rows.ts';

/** The permission table of the community document, row by row, with moderators and hosts. */
export const PERMISSION_TABLE: readonly Row[] = [
  ...CREW_ROWS,
  {
    capability: 'Read articles, comments, photos, roster',
    allowed: EVERYBODY,
    verbs: ['site.read'],
    acts: [
      act('articles', 'query { articles { nodes { title } } }', 'GET /api/blogs/published'),
      act(
        'comments',
        'query { comments(articleId: <article>) { nodes { id } } }',
        'GET /api/comments/<article>',
      ),
      act('photos', 'query { photos { nodes { id } } }', 'GET /api/fan-zone/photos'),
      act('roster', 'query { roster { lastUpdated } }', 'GET /api/roster'),
    ],
  },
  {
    capability: 'Send contact or advertising message',
    allowed: EVERYBODY,
    verbs: ['contact.send'],
    acts: [messageOf('feedback'), messageOf('advertising')],
  },
  {
    capability: 'Like, mood',
    allowed: UNBANNED,
    verbs: ['like.toggle', 'mood.submit'],
    acts: [
      act('mood', 'submitMood(input: { moodLevel: 7 }) { mood { id } }', 'POST /api/fan-mood', {
        moodLevel: 7,
      }),
      act(
        'article',
        'setLike(input: { kind: ARTICLE, id: <article> }) { likeable { isLikedByMe } }',
        'POST /api/articles/<article>/like',
      ),
      act(
        'comment',
        'setLike(input: { kind: COMMENT, id: <othersComment> }) { likeable { isLikedByMe } }',
        'POST /api/comments/<othersComment>/like',
      ),
      act(
        'photo',
        'setLike(input: { kind: PHOTO, id: <photo> }) { likeable { isLikedByMe } }',
        'POST /api/fan-zone-photos/<photo>/like',
      ),
      act(
        'photo comment',
        'setLike(input: { kind: PHOTO_COMMENT, id: <othersPhotoComment> }) { likeable { isLikedByMe } }',
        'POST /api/fan-zone/photos/comments/<othersPhotoComment>/like',
      ),
      act(
        'chat message',
        'setLike(input: { kind: CHAT_MESSAGE, id: <othersMessage> }) { likeable { isLikedByMe } }',
        'POST /api/game-chat/messages/<othersMessage>/like',
      ),
      act(
        'reaction to a comment',
        'setReaction(input: { kind: COMMENT, id: <othersComment>, reaction: FIRE, isGiven: true }) { reactable { myReactions } }',
      ),
      act(
        'reaction to a photo comment',
        'setReaction(input: { kind: PHOTO_COMMENT, id: <othersPhotoComment>, reaction: HORSE, isGiven: true }) { reactable { myReactions } }',
      ),
      act(
        'reaction to a chat message',
        'setReaction(input: { kind: CHAT_MESSAGE, id: <othersMessage>, reaction: LAUGH, isGiven: true }) { reactable { myReactions } }',
      ),
    ],
  },
  {
    capability: 'Comment, upload photo',
    allowed: UNMUTED,
    verbs: ['comment.post', 'photo.upload'],
    acts: [
      act(
        'comment on an article',
        'postComment(input: { articleId: <article>, content: "Hi" }) { comment { id } }',
        'POST /api/comments',
        { articleId: '<article>', content: 'Hi' },
      ),
      act(
        'comment on a photo',
        'postPhotoComment(input: { photoId: <photo>, content: "Hi" }) { comment { id } }',
        'POST /api/fan-zone/photos/<photo>/comments',
        { content: 'Hi' },
      ),
      photoUpload('tailgate'),
    ],
  },
  ...WORDS_ROWS,
  {
    capability: 'See own photos in every state, and delete them',
    allowed: MEMBERS,
    verbs: ['photo.manageOwn'],
    acts: [
      act('see', 'query { myPhotos { nodes { id state } } }'),
      act('delete', 'deleteOwnPhoto(input: { id: <ownPhoto> }) { deletedId }'),
    ],
  },
  {
    capability: 'See own held posts, and withdraw them',
    allowed: MEMBERS,
    verbs: ['heldPost.manageOwn'],
    acts: [
      act('see', 'query { ownHeldPosts { id } }'),
      act('withdraw', 'deleteHeldPost(input: { id: <ownHeldPost> }) { deletedId }'),
    ],
  },
  {
    capability: 'Mute members and words for oneself',
    allowed: MEMBERS,
    verbs: ['mute.manageOwn'],
    acts: [
      act('member', 'muteMember(input: { userId: <other> }) { mutes { members { id } } }'),
      act('unmute member', 'unmuteMember(input: { userId: <other> }) { mutes { members { id } } }'),
      act('word', 'muteWord(input: { text: "chiefs", duration: DAY }) { mutes { words { id } } }'),
      act('unmute word', 'unmuteWord(input: { id: 1 }) { mutes { words { id } } }'),
    ],
  },
  {
    capability: 'Read own inbox',
    allowed: MEMBERS,
    verbs: ['inbox.readOwn'],
    acts: [
      act('read', 'query { ownInbox { unreadCount } }'),
      act(
        'mark as read',
        'markInboxRead(input: { upTo: "2025-11-16T19:00:00Z" }) { inbox { unreadCount } }',
      ),
      act(
        'choose',
        'setInboxChoice(input: { kind: LIKES, channel: SITE, isOn: true }) { inbox { unreadCount } }',
      ),
      act('be left alone', 'setDoNotDisturb(input: { duration: null }) { inbox { unreadCount } }'),
    ],
  },
  ...LEAGUE_ROWS,
  {
    capability: 'Edit own password and avatar',
    allowed: MEMBERS,
    verbs: ['account.editOwn', 'sanction.answerOwn'],
    acts: accountActs('own', '<ownEmail>').filter(({ name }) => name !== 'profile'),
  },
  {
    capability: 'Take another name in the profile',
    allowed: UNMUTED,
    verbs: ['profile.show'],
    acts: accountActs('own', '<ownEmail>').filter(({ name }) => name === 'profile'),
  },
  {
    capability: "Edit another's profile, password, avatar, comment",
    allowed: NO_ONE,
    verbs: [],
    acts: [
      act('photo', 'deleteOwnPhoto(input: { id: <photo> }) { deletedId }'),
      ...accountActs('other', 'nell@example.org'),
      act(
        'comment',
        'editComment(input: { id: <othersComment>, content: "New" }) { comment { id } }',
        'PUT /api/comments/<othersComment>',
        { content: 'New' },
      ),
    ],
  },
  {
    capability: 'Chat when open; edit own chat messages',
    allowed: UNMUTED,
    verbs: ['chat.whenOpen'],
    acts: [
      act('chat', 'sendChatMessage(message: "Go") { id }', 'POST /api/game-chat/messages', {
        message: 'Go',
      }),
      act(
        'edit',
        'editChatMessage(input: { id: <ownMessage>, message: "Go!" }) { message { id } }',
        'PUT /api/game-chat/messages/<ownMessage>',
        { message: 'Go!' },
      ),
    ],
  },
  {
    capability: 'Chat when closed (admin-view badge)',
    allowed: ADMINS,
    verbs: ['chat.whenClosed'],
    at: '2025-11-18T19:00:00Z',
    acts: [
      act('chat', 'sendChatMessage(message: "Go") { id }', 'POST /api/game-chat/messages', {
        message: 'Go',
      }),
    ],
  },
  {
    capability: 'Upload to extra photo categories',
    allowed: ADMINS,
    verbs: ['photo.uploadToAdminCategory'],
    acts: [photoUpload('ai')],
  },
  {
    capability: 'Live check-in form, lineup builder, edit submitted lineups',
    allowed: ADMINS,
    verbs: ['checkin.submit', 'fantasy.play', 'fantasy.editSubmitted'],
    acts: [
      {
        name: 'check in',
        graph:
          'mutation ($image: Upload!) { submitCheckIn(input: { image: $image, location: "Lot J" }) { checkIn { id } } }',
        rest: 'POST /api/fan-zone/checkins',
        body: { location: 'Lot J' },
        hasPicture: true,
      },
      act(
        'lineup',
        'submitLineup(input: { gameId: <game>, lineup: <lineup> }) { lineup { id } }',
        'POST /api/fantasy/lineups',
        { gameId: '<game>', lineup: true },
      ),
      act(
        'edit',
        'updateLineup(input: { id: <ownLineup>, lineup: <lineup> }) { lineup { id } }',
        'PUT /api/fantasy/lineup/<ownLineup>',
        { lineup: true },
      ),
    ],
  },
  {
    // The number itself is public, over REST too; who sees it on the button is a matter of the screen.
    capability: 'See like count number on the article like button',
    allowed: ADMINS,
    verbs: ['article.seeLikeCount'],
    acts: [],
  },
  {
    capability: 'Admin dashboard, preview and publish',
    allowed: ADMINS,
    verbs: ['admin.dashboard', 'user.administer', 'article.write', 'article.publish'],
    acts: [
      act('users', 'query { users { nodes { id } } userCount }', 'GET /api/admin/users'),
      act(
        'delete a user',
        'deleteUser(input: { id: <other> }) { deletedId }',
        'DELETE /api/admin/users/<other>',
      ),
      act('activity', 'query { auditTrail { nodes { id } } auditActors { id } }'),
      act(
        'all articles',
        'query { allArticles { nodes { id } } articleCounts { total } }',
        'GET /api/blog-posts',
      ),
      act('preview', 'query { previewArticle(content: "Hi") }'),
      act(
        'write',
        'createArticle(input: { article: { title: "T", excerpt: "E", content: "C" } }) { article { id } }',
        'POST /api/blog-posts',
        { title: 'T', excerpt: 'E', content: 'C' },
      ),
      act(
        'publish',
        'publishArticle(input: { id: <draft> }) { article { id } }',
        'PATCH /api/blog-posts/<draft>/publish',
      ),
      act(
        'delete an article',
        'deleteArticle(input: { id: <draft> }) { deletedId }',
        'DELETE /api/blog-posts/<draft>',
      ),
      act(
        'contact',
        'query { contactSubmissions { nodes { id } } }',
        'GET /api/contact-submissions',
      ),
      act('subscribers', 'query { subscriberCounts { subscribed } }'),
      act('settings', 'saveSiteSettings(input: { tagline: "Go" }) { settings { tagline } }'),
      act('rights', 'setUserRights(input: { userId: <other>, isMvp: true }) { user { id } }'),
      act('shows', 'query { managedShows { nodes { id } } }'),
      act('games', 'query { completedGames { id } }', 'GET /api/admin/completed-games'),
      act(
        'submissions',
        'query { lineupSubmissions(gameId: <game>) { id } }',
        'GET /api/fantasy/admin/submissions/<game>',
      ),
    ],
  },
];
