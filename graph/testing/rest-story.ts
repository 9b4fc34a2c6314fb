import { formWith, jpeg } from './worlds/pictures.ts';
import { TEST_PASSWORD } from './session.ts';
import { workbook } from './worlds/sheets.ts';

/** Who calls: an admin, the member `fan`, `player`, who has lineups of the season, `leaver`, who has no session yet. */
type Who = 'admin' | 'fan' | 'player' | 'visitor';

export interface Step {
  readonly who: Who;
  /** Method and address; `<names>` are ids that an earlier step or the test's ground has. */
  readonly call: string;
  readonly body?: object;
  readonly form?: () => Promise<FormData>;
  /** The name that later steps use for the id in the response, or of the first item of a list. */
  readonly keep?: string;
}

const step = (who: Who, call: string, body?: object, keep?: string): Step => ({
  who,
  call,
  ...(body && { body }),
  ...(keep !== undefined && { keep }),
});
const withForm = (call: string, form: () => Promise<FormData>, keep?: string): Step => ({
  who: 'admin',
  call,
  form,
  ...(keep !== undefined && { keep }),
});

const ARTICLE = {
  title: 'The long way back',
  excerpt: 'What the tape says.',
  content: 'They sent **six**.',
  tags: ['film'],
  featuredImageUrl: 'https://example.org/a.jpg',
  featuredImageCrop: { x: 20, y: 30, scale: 1.5 },
};
const LEAVER = { email: 'leaver@example.org', password: 'a very long password' };
const picture = (fields: Record<string, string>) => async () => formWith(await jpeg(), { fields });
const sheet = () =>
  Promise.resolve(
    formWith(
      new Uint8Array(
        workbook([
          ['Player', 'Rush Yds'],
          ['Jarrell Oakes', 91],
        ]),
      ),
      {
        field: 'statsFile',
        name: 'stats.xlsx',
      },
    ),
  );

/** Every path once, on a site in the middle of its season, in an order in which each finds what it needs. */
export const REST_STORY: readonly Step[] = [
  step('visitor', 'POST /api/auth/signup', { ...LEAVER, name: 'Lee Leaver' }, 'leaver'),
  step('visitor', 'POST /api/auth/login', LEAVER),
  step('fan', 'POST /api/auth/restore-session', { userId: '<fan>' }),
  step('visitor', 'POST /api/auth/forgot-password', { email: LEAVER.email }),
  step('visitor', 'POST /api/auth/reset-password', {
    token: '<resetToken>',
    newPassword: 'orange!',
  }),
  step('fan', 'GET /api/users/<fan>'),
  step('visitor', 'GET /api/users/<fan>'),
  step('fan', 'PUT /api/users/<fan>', { avatarType: 'navy-orange' }),
  step('fan', 'PUT /api/users/<fan>/profile', {
    name: 'Fay',
    email: 'fay@example.org',
    bio: 'Loud',
  }),
  step('fan', 'PUT /api/users/<fan>/password', {
    currentPassword: TEST_PASSWORD,
    newPassword: TEST_PASSWORD,
  }),
  step('admin', 'GET /api/admin/users'),
  step('admin', 'DELETE /api/admin/users/<leaver>'),

  step('visitor', 'GET /api/search?q=broncos'),
  step('visitor', 'GET /api/live-game'),
  step('visitor', 'GET /api/games/last-completed'),
  step('visitor', 'GET /api/games/next'),
  step('visitor', 'GET /api/season-record/2025'),
  step('visitor', 'GET /api/content/latest/live'),
  step('visitor', 'GET /api/content/latest/youtube'),
  step('visitor', 'GET /api/content/recent/youtube'),
  step('visitor', 'GET /api/content/recent/podcast'),
  step('visitor', 'GET /api/youtube/channel-stats'),
  step('visitor', 'GET /api/sponsor-metrics'),
  step('visitor', 'GET /api/roster'),
  step('visitor', 'GET /api/depth-chart'),

  step('visitor', 'GET /api/game-chat/status'),
  step('admin', 'POST /api/game-chat/messages', { message: 'What a catch!' }, 'message'),
  step('visitor', 'GET /api/game-chat/messages'),
  step('admin', 'PUT /api/game-chat/messages/<message>', { message: 'What a throw!' }),
  step('fan', 'POST /api/game-chat/messages/<message>/like', {}),
  step('fan', 'POST /api/game-chat/report', { messageId: '<message>' }),
  step('admin', 'DELETE /api/game-chat/messages/<message>'),

  step('admin', 'POST /api/blog-posts', ARTICLE, 'article'),
  step('admin', 'PUT /api/blog-posts/<article>', { ...ARTICLE, title: 'The way back' }),
  step('admin', 'PATCH /api/blog-posts/<article>/schedule', {
    scheduledPublishAt: '2026-01-01T12:00:00Z',
  }),
  step('admin', 'PATCH /api/blog-posts/<article>/publish'),
  step('admin', 'GET /api/blog-posts'),
  step('visitor', 'GET /api/blogs/recent'),
  step('visitor', 'GET /api/blogs/published'),
  step('visitor', 'GET /api/blog-posts/<article>'),
  step('visitor', 'GET /api/blog-posts/<article>/navigation'),
  withForm('POST /api/upload/image', picture({ crop: '{"x":50,"y":50,"scale":1}' })),
  step('visitor', 'POST /api/blogs/<article>/view'),
  step('visitor', 'POST /api/blogs/<article>/share'),
  step('fan', 'POST /api/articles/<article>/like', {}),
  step('fan', 'GET /api/articles/<article>/like-status'),
  step('fan', 'GET /api/articles/<article>/like-count'),
  step('fan', 'POST /api/comments', { articleId: '<article>', content: 'First!' }, 'comment'),
  step('fan', 'GET /api/comments/<article>'),
  step('fan', 'PUT /api/comments/<comment>', { content: 'Second!' }),
  step('fan', 'POST /api/comments/<comment>/like', {}),
  step('fan', 'GET /api/comments/<comment>/like-status'),
  step('admin', 'POST /api/content/report', {
    contentType: 'article_comment',
    contentId: '<comment>',
    reason: 'spam',
    description: 'Again',
  }),
  step('fan', 'DELETE /api/comments/<comment>'),
  step('admin', 'DELETE /api/blog-posts/<article>'),
  step('admin', 'GET /api/admin/reports', undefined, 'report'),
  step('admin', 'PUT /api/admin/reports/<report>/dismiss'),
  step('admin', 'GET /api/admin/reports?filter=dismissed'),
  step('admin', 'DELETE /api/admin/reports/<report>'),
  step('admin', 'GET /api/admin/article-analytics'),

  withForm(
    'POST /api/fan-zone/photos',
    picture({ category: 'tailgate', description: 'Lot J' }),
    'photo',
  ),
  step('admin', 'POST /api/fan-zone/photos/<photo>/approve', {}),
  step('admin', 'GET /api/fan-zone/photos/admin/all'),
  step('visitor', 'GET /api/fan-zone/photos?excludeAi=true'),
  step('fan', 'GET /api/fan-zone/photos/<photo>'),
  step('fan', 'GET /api/fan-zone/photos/<photo>/navigation'),
  step('fan', 'GET /api/fan-zone-photos/<photo>/like-status'),
  step('fan', 'GET /api/fan-zone-photos/<photo>/like-count'),
  step('fan', 'POST /api/fan-zone-photos/<photo>/like', {}),
  step('fan', 'POST /api/fan-zone/photos/<photo>/comments', { content: 'Loud!' }, 'remark'),
  step('visitor', 'GET /api/fan-zone/photos/<photo>/comments'),
  step('fan', 'PUT /api/fan-zone/photos/comments/<remark>', { content: 'Louder!' }),
  step('fan', 'POST /api/fan-zone/photos/comments/<remark>/like', {}),
  step('fan', 'DELETE /api/fan-zone/photos/comments/<remark>'),
  step('admin', 'DELETE /api/fan-zone/photos/<photo>'),

  step('fan', 'POST /api/contact-submissions', {
    name: 'Fay',
    email: 'fay@example.org',
    category: 'ideas',
    message: 'More snow games',
  }),
  step('admin', 'GET /api/contact-submissions', undefined, 'letter'),
  step('admin', 'PUT /api/contact-submissions/<letter>/status', { status: 'reviewed' }),
  step('admin', 'DELETE /api/contact-submissions/<letter>'),
  step('fan', 'POST /api/questions', { question: 'Who starts?' }, 'question'),
  step('admin', 'GET /api/admin/questions'),
  step('admin', 'PATCH /api/questions/<question>/approve'),
  step('admin', 'PATCH /api/questions/<question>/status', { status: 'answered' }),
  step('admin', 'DELETE /api/questions/<question>'),
  step('fan', 'POST /api/fan-mood', { moodLevel: 8, moodDescription: 'Orange' }),
  step('visitor', 'GET /api/fan-mood/community-average'),
  withForm(
    'POST /api/fan-zone/checkins',
    picture({ location: 'Section 105', description: 'Loud', gameId: '<game>' }),
  ),
  step('admin', 'POST /api/admin/newsletter', { subject: 'Week 11', content: 'What a **game**.' }),

  step('visitor', 'GET /api/fantasy/game/<game>/status'),
  step('admin', 'POST /api/fantasy/lineups', { gameId: '<game>', lineup: true }, 'lineup'),
  step('admin', 'GET /api/fantasy/lineups/game/<game>'),
  step('admin', 'PUT /api/fantasy/lineup/<lineup>', { lineup: true }),
  step('admin', 'GET /api/fantasy/admin/submissions/<game>'),
  step('visitor', 'GET /api/fan-zone/leaderboard/current'),
  step('visitor', 'GET /api/fan-zone/leaderboard/expanded'),
  step('player', 'GET /api/fan-zone/user/fantasy-dashboard'),
  step('admin', 'GET /api/admin/completed-games', undefined, 'played'),
  step('admin', 'GET /api/admin/game-stats/<played>'),
  step('admin', 'GET /api/admin/stats-template'),
  withForm('POST /api/admin/upload-stats/<played>', sheet),
  step('admin', 'POST /api/admin/process-game/<played>', {}),
  step('visitor', 'POST /api/auth/logout', {}),
];
