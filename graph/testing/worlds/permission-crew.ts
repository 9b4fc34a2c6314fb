import { act } from './permission-acts.ts';
import { ADMINS, CREW, HOSTS, MODERATORS, type Row } from './permission-rows.ts';

/** What admins share with moderators and hosts. */
export const CREW_ROWS: readonly Row[] = [
  {
    capability: 'Set the modes of the chat',
    allowed: CREW,
    verbs: ['chat.setModes'],
    acts: [act('usual', 'setChatModes(input: {}) { status { isOpen } }')],
  },
  {
    capability: 'Warn, mute and ban members',
    allowed: MODERATORS,
    verbs: ['member.sanction'],
    acts: [
      act(
        'list',
        'query { sanctions { nodes { id } } memberSanctions(userId: <other>) { nextKind } }',
      ),
      act(
        'warn',
        'sanctionMember(input: { userId: <other>, kind: WARNING, reason: SPAM }) { sanction { id } }',
      ),
      act('lift', 'liftSanction(input: { id: <sanction> }) { sanction { liftedAt } }'),
    ],
  },
  {
    capability: 'Work in the moderators’ queue',
    allowed: MODERATORS,
    verbs: ['queue.work'],
    acts: [
      act('list', 'query { moderationQueue { nodes { id } } moderationQueueCount }'),
      act('details', 'query { waitingPostDetails(id: "QUESTION:<question>") { reports { id } } }'),
      act('claim', 'claimWaitingPost(input: { id: "QUESTION:<question>" }) { post { id } }'),
      act('release', 'releaseWaitingPost(input: { id: "QUESTION:<question>" }) { id }'),
      act(
        'decide',
        'decideWaitingPosts(input: { ids: ["QUESTION:<question>"], decision: KEEP }) { decided }',
      ),
    ],
  },
  {
    capability: 'Filter what members write',
    allowed: ADMINS,
    verbs: ['filter.manage'],
    acts: [
      act('list', 'query { filters { id } }'),
      act(
        'try',
        'query { filterTrial(filter: { name: "F", rule: LINKS, kinds: [CHAT_MESSAGE], action: MARK }) { matchCount } }',
      ),
      act(
        'add',
        'addFilter(input: { filter: { name: "F", rule: LINKS, kinds: [CHAT_MESSAGE], action: MARK, isOn: false } }) { filter { id } }',
      ),
      act(
        'update',
        'updateFilter(input: { id: <filter>, filter: { name: "F", rule: LINKS, kinds: [CHAT_MESSAGE], action: MARK, isOn: false } }) { filter { id } }',
      ),
      act('delete', 'deleteFilter(input: { id: <filter> }) { deletedId }'),
    ],
  },
  {
    capability: 'Put deleted posts back',
    allowed: MODERATORS,
    verbs: ['post.restore'],
    acts: [act('list', 'query { removedPosts { nodes { id } } }')],
  },
  {
    capability: 'Delete any comment or chat message',
    allowed: MODERATORS,
    verbs: ['comment.deleteAny', 'chat.deleteAny'],
    acts: [
      act(
        'comment',
        'deleteComment(input: { id: <othersComment> }) { deletedId }',
        'DELETE /api/comments/<othersComment>',
      ),
      act(
        'photo comment',
        'deletePhotoComment(input: { id: <othersPhotoComment> }) { deletedId }',
        'DELETE /api/fan-zone/photos/comments/<othersPhotoComment>',
      ),
      act(
        'chat message',
        'deleteChatMessage(input: { id: <othersMessage> }) { deletedId }',
        'DELETE /api/game-chat/messages/<othersMessage>',
      ),
    ],
  },
  {
    capability: 'Approve and delete photos and check-ins, review reports',
    allowed: MODERATORS,
    verbs: ['photo.moderate', 'checkin.moderate', 'report.moderate'],
    acts: [
      act(
        'all photos',
        'query { allPhotos { nodes { id } } pendingPhotoCount }',
        'GET /api/fan-zone/photos/admin/all',
      ),
      act(
        'approve a photo',
        'approvePhoto(input: { id: <waitingPhoto> }) { photo { id } }',
        'POST /api/fan-zone/photos/<waitingPhoto>/approve',
      ),
      act(
        'reject photos',
        'reviewPhotos(input: { ids: [<waitingPhoto>], state: REJECTED }) { photos { id } }',
      ),
      act(
        'delete a photo',
        'deletePhoto(input: { id: <waitingPhoto> }) { deletedId }',
        'DELETE /api/fan-zone/photos/<waitingPhoto>',
      ),
      act('check-ins', 'query { pendingCheckIns { id } }'),
      act(
        'approve a check-in',
        'approveCheckIn(input: { id: <waitingCheckIn> }) { checkIn { id } }',
      ),
      act('delete a check-in', 'deleteCheckIn(input: { id: <waitingCheckIn> }) { deletedId }'),
      act(
        'reports',
        'query { reports { nodes { id } } pendingReportCount }',
        'GET /api/admin/reports',
      ),
      act(
        'dismiss a report',
        'dismissReport(input: { id: <report> }) { report { id } }',
        'PUT /api/admin/reports/<report>/dismiss',
      ),
      act(
        'delete what was reported',
        'deleteReportedContent(input: { id: <report> }) { report { id } }',
      ),
    ],
  },
  {
    capability: 'Review questions to the hosts',
    allowed: CREW,
    verbs: ['question.moderate', 'dashboard.open'],
    acts: [
      act(
        'questions',
        'query { questions { nodes { id } } pendingQuestionCount }',
        'GET /api/admin/questions',
      ),
      act(
        'approve',
        'approveQuestion(input: { id: <question> }) { question { id } }',
        'PATCH /api/questions/<question>/approve',
      ),
      act(
        'delete',
        'deleteQuestion(input: { id: <question> }) { deletedId }',
        'DELETE /api/questions/<question>',
      ),
    ],
  },
  {
    capability: 'Put a show on the air and take it off',
    allowed: HOSTS,
    verbs: ['show.putOnAir'],
    acts: [
      act('live shows', 'query { liveShows { id } }'),
      act('on the air', 'setShowLive(input: { id: <liveShow>, isLive: true }) { show { id } }'),
      act('off the air', 'setShowLive(input: { id: <liveShow>, isLive: false }) { show { id } }'),
      act(
        'title and link',
        'saveLiveShow(input: { id: <liveShow>, title: "Live", url: "https://video.example/1" }) { show { id } }',
      ),
    ],
  },
  {
    capability: 'Say which question is being answered on the air',
    allowed: HOSTS,
    verbs: ['question.takeOnAir'],
    acts: [act('queue', 'query { questionQueue { nodes { id } } questionOnAir { id } }')],
  },
  {
    capability: 'Send breaking news and pin a line',
    allowed: HOSTS,
    verbs: ['news.send', 'line.pin'],
    acts: [
      act('news', 'query { sentBreakingNews { nodes { id } } }'),
      act('send news', 'sendBreakingNews(input: { headline: "Trade!" }) { news { id } }'),
      act('pin', 'pinLine(input: { text: "Call in now" }) { line { id } }'),
      act('unpin', 'unpinLine { line { id } }'),
    ],
  },
  {
    capability: 'Keep the score of a game without a provider',
    allowed: HOSTS,
    verbs: ['game.keepScore'],
    at: '2025-11-16T22:00:00Z',
    acts: [
      act('score', 'setScoreboard(input: { gameId: <game>, ourScore: 7 }) { game { gameId } }'),
      act('who scores', 'query { scorekeeping(gameId: <game>) { otherScorekeeper } }'),
    ],
  },
];
