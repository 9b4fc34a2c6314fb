import { act } from './permission-acts.ts';
import { MEMBERS, type Row, UNBANNED, UNMUTED } from './permission-rows.ts';

/** What members do with words that are there: their own and those of others. */
export const WORDS_ROWS: readonly Row[] = [
  {
    capability: 'Edit own comments',
    allowed: UNMUTED,
    verbs: ['comment.editOwn'],
    acts: [
      act(
        'edit',
        'editComment(input: { id: <ownComment>, content: "New" }) { comment { id } }',
        'PUT /api/comments/<ownComment>',
        { content: 'New' },
      ),
      act(
        'edit, photos',
        'editPhotoComment(input: { id: <ownPhotoComment>, content: "New" }) { comment { id } }',
        'PUT /api/fan-zone/photos/comments/<ownPhotoComment>',
        { content: 'New' },
      ),
    ],
  },
  {
    capability: 'Delete own comments and chat messages',
    allowed: MEMBERS,
    verbs: ['comment.deleteOwn', 'chat.deleteOwn'],
    acts: [
      act(
        'delete',
        'deleteComment(input: { id: <ownComment> }) { deletedId }',
        'DELETE /api/comments/<ownComment>',
      ),
      act(
        'delete, photos',
        'deletePhotoComment(input: { id: <ownPhotoComment> }) { deletedId }',
        'DELETE /api/fan-zone/photos/comments/<ownPhotoComment>',
      ),
      act(
        'delete, chat',
        'deleteChatMessage(input: { id: <ownMessage> }) { deletedId }',
        'DELETE /api/game-chat/messages/<ownMessage>',
      ),
    ],
  },
  {
    capability: "Report others' comments and messages",
    allowed: UNBANNED,
    verbs: ['content.report'],
    acts: [
      act(
        'report a comment',
        'reportContent(input: { contentType: ARTICLE_COMMENT, contentId: <othersComment>, reason: SPAM }) { contentId }',
        'POST /api/content/report',
        { contentType: 'article_comment', contentId: '<othersComment>', reason: 'spam' },
      ),
      act(
        'report a message',
        'reportContent(input: { contentType: CHAT_MESSAGE, contentId: <othersMessage>, reason: SPAM }) { contentId }',
        'POST /api/game-chat/report',
        { messageId: '<othersMessage>' },
      ),
    ],
  },
];
