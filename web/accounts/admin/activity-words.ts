import type { SanctionKind } from '../../../schema/accounts/sanctions.ts';
import type { AuditSubject } from '../../../schema/accounts/audit.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { ActivityQuery } from '../../gql/graphql.ts';
import { t } from '../../ui/language.ts';
import { nameOf } from '../profile/device-row.tsx';

export type Activity = ActivityQuery['auditTrail']['nodes'][number];
type Details = Readonly<Record<string, string | undefined>>;

/** Kinds of things, as the trail names them, and how the filter calls them. */
export const KIND_WORDS = {
  User: 'Users',
  Question: 'Questions',
  Article: 'Articles',
  Image: 'Pictures',
  Comment: 'Comments on articles',
  ChatMessage: 'Chat messages',
  Photo: 'Photos',
  PhotoComment: 'Comments on photos',
  CheckIn: 'Check-ins',
  ContentReport: 'Reports',
  Filter: 'Filters',
  ContactSubmission: 'Contact',
  Sponsor: 'Sponsors',
  Newsletter: 'Newsletters',
  Subscriber: 'Subscribers',
  BreakingNews: 'Breaking news',
  PinnedLine: 'Pinned lines',
  ContentItem: 'Shows & podcast',
  Game: 'Games and stats',
  RosterPlayer: 'Roster',
  AppSetting: 'Switches',
  Export: 'Exports',
} as const satisfies Record<AuditSubject, Text>;

const MOST = 80;

/** A user's text on one line, truncated. */
function cut(text = ''): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : characters.join('');
}

/** The trail has 'null' for a missing text. */
const known = (text: string | undefined) => (text === 'null' ? undefined : text);

/** Those words, followed by the user's text, if any. */
const quoting = (words: string, text: string | undefined) =>
  known(text) ? `${words} “${cut(text)}”` : words;

/** Without and with the name of whose it was. */
const DONE = {
  commentDeleted: ['deleted a comment', 'deleted a comment by {name}'],
  photoCommentDeleted: ['deleted a photo comment', 'deleted a photo comment by {name}'],
  photoApproved: ['approved a photo', 'approved a photo by {name}'],
  photoRejected: ['rejected a photo', 'rejected a photo by {name}'],
  photoReturned: ['put a photo back to pending', 'put a photo by {name} back to pending'],
  photoDeleted: ['deleted a photo', 'deleted a photo by {name}'],
} as const;

const IMPOSED = {
  WARNING: 'warned {name}',
  MUTE_10_MINUTES: 'muted {name} for 10 minutes',
  MUTE_DAY: 'muted {name} for a day',
  MUTE_WEEK: 'muted {name} for a week',
  BAN: 'banned {name}',
} as const satisfies Readonly<Record<SanctionKind, Text>>;

const REPORTED = {
  photo: ['a photo', 'a photo by {name}'],
  photo_comment: ['a photo comment', 'a photo comment by {name}'],
  article_comment: ['an article comment', 'an article comment by {name}'],
  chat_message: ['a chat message', 'a chat message by {name}'],
  unknown: ['something', 'content by {name}'],
} as const;

type Whose = (typeof DONE)[keyof typeof DONE] | (typeof REPORTED)[keyof typeof REPORTED];

function whose([plain, withName]: Whose, userName: string | undefined): string {
  const name = known(userName);
  return name ? t(withName, { name }) : t(plain);
}

function reported({ contentType = '', userName, content }: Details): string {
  const kind = contentType in REPORTED ? (contentType as keyof typeof REPORTED) : 'unknown';
  return quoting(whose(REPORTED[kind], userName), content);
}

const gameOf = ({ opponent = '?', week = '?', season = '?' }: Details) => ({
  opponent,
  week,
  season,
});

/** What was done, after the name of who did it. */
const ACTS: Readonly<Record<string, (details: Details) => string>> = {
  'data.export': ({ fileName }) =>
    fileName ? t('exported {file}', { file: fileName }) : t('exported a sheet'),
  'article.create': ({ title, published }) =>
    published === 'true'
      ? t('published the article “{title}”', { title: cut(title) })
      : t('started the article “{title}”', { title: cut(title) }),
  'article.update': ({ title }) => t('changed the article “{title}”', { title: cut(title) }),
  'article.publish': ({ title, scheduled }) =>
    scheduled === 'true'
      ? t('published the article “{title}”, as scheduled', { title: cut(title) })
      : t('published the article “{title}”', { title: cut(title) }),
  'article.schedule': ({ title }) => t('scheduled the article “{title}”', { title: cut(title) }),
  'article.unschedule': ({ title }) =>
    t('unscheduled the article “{title}”', { title: cut(title) }),
  'article.delete': ({ title }) => t('deleted the article “{title}”', { title: cut(title) }),
  'image.upload': () => t('uploaded a picture'),
  'chat.delete': () => t('deleted a chat message'),
  'post.restore': ({ content }) => quoting(t('put a deleted post back'), content),
  'comment.delete': ({ userName, content }) =>
    quoting(whose(DONE.commentDeleted, userName), content),
  'photoComment.delete': ({ userName, content }) =>
    quoting(whose(DONE.photoCommentDeleted, userName), content),
  'photo.approve': ({ userName, description }) =>
    quoting(whose(DONE.photoApproved, userName), description),
  'photo.reject': ({ userName, description }) =>
    quoting(whose(DONE.photoRejected, userName), description),
  'photo.returnToPending': ({ userName, description }) =>
    quoting(whose(DONE.photoReturned, userName), description),
  'photo.delete': ({ userName, description }) =>
    quoting(whose(DONE.photoDeleted, userName), description),
  'checkin.approve': () => t('approved a check-in'),
  'checkin.delete': ({ location }) =>
    t('deleted a check-in at “{location}”', { location: cut(location) }),
  'report.dismiss': (details) =>
    t('dismissed a report of {content}', { content: reported(details) }),
  'report.deleteContent': (details) =>
    t('deleted {content} after a report', { content: reported(details) }),
  'report.delete': (details) => t('deleted a report of {content}', { content: reported(details) }),
  'fantasy.openToAll': () => t('opened fantasy and check-ins to all members'),
  'fantasy.closeToAll': () => t('closed fantasy and check-ins to members'),
  'fantasy.uploadStats': ({ players = '?', fileName }) =>
    t('uploaded the stats of {players|one:# player|other:# players} from “{file}”', {
      players,
      file: cut(fileName),
    }),
  'fantasy.processGame': ({ lineups = '?' }) =>
    t('scored a game with {lineups|one:# lineup|other:# lineups}', { lineups }),
  'game.create': (details) =>
    t('entered the game against {opponent} (week {week} of {season})', gameOf(details)),
  'game.update': (details) =>
    t('changed the game against {opponent} (week {week} of {season})', gameOf(details)),
  'game.delete': (details) =>
    t('deleted the game against {opponent} (week {week} of {season})', gameOf(details)),
  'roster.add': ({ name = '?' }) => t('added {name} to the roster', { name }),
  'roster.update': ({ name = '?' }) => t('changed {name} on the roster', { name }),
  'roster.setInjury': ({ name = '?', to }) =>
    known(to)
      ? t('put {name} on the injury report ({status})', { name, status: to! })
      : t('took {name} off the injury report', { name }),
  'roster.remove': ({ name = '?' }) => t('removed {name} from the roster', { name }),
  'roster.import': ({ fileName, added = 0, returned = 0, changed = '0', left = '0' }) =>
    t('imported the roster from “{file}”: {added} added, {changed} changed, {left} removed', {
      file: cut(fileName),
      added: Number(added) + Number(returned),
      changed,
      left,
    }),
  'question.approve': () => t('approved a question'),
  'question.setStatus': ({ to = '?' }) => t('moved a question to “{status}”', { status: to }),
  'question.setOnAir': ({ to, question }) =>
    quoting(
      to === 'ON_AIR'
        ? t('took a question on the air')
        : to === 'ANSWERED'
          ? t('ended the answer to a question')
          : t('left a question for later'),
      question,
    ),
  'question.delete': ({ question }) => quoting(t('deleted a question'), question),
  'contact.setStatus': ({ to = '?' }) => t('moved a contact message to “{status}”', { status: to }),
  'contact.delete': ({ category }) => quoting(t('deleted a contact message'), category),
  'sponsor.add': ({ name }) => t('added the sponsor “{name}”', { name: cut(name) }),
  'sponsor.update': ({ name }) => t('changed the sponsor “{name}”', { name: cut(name) }),
  'sponsor.move': ({ name, place = '?' }) =>
    t('moved the sponsor “{name}” to place {place}', { name: cut(name), place }),
  'sponsor.delete': ({ name }) => t('deleted the sponsor “{name}”', { name: cut(name) }),
  'newsletter.send': ({ subject, recipients = '?' }) =>
    t('sent the newsletter “{subject}” to {readers|one:# reader|other:# readers}', {
      subject: cut(subject),
      readers: recipients,
    }),
  'subscriber.remove': () => t('removed a subscriber'),
  'subscriber.import': ({ added = '?', fileName }) =>
    t('imported {people|one:# subscriber|other:# subscribers} from “{file}”', {
      people: added,
      file: cut(fileName),
    }),
  'site.configure': ({ name = '?', from, to }) =>
    t('changed the setting {name} from “{from}” to “{to}”', {
      name,
      from: cut(from ?? ''),
      to: cut(to ?? ''),
    }),
  'firstSteps.try': ({ step = '?' }) => t('tried a first step: {step}', { step }),
  'firstSteps.hide': () => t('hid the first steps'),
  'article.import': ({ filename = '?', articles = '?' }) =>
    t('imported {articles|one:# article|other:# articles} from “{file}”', {
      articles,
      file: cut(filename),
    }),
  'article.rename': ({ from = '?', to = '?', articles = '?' }) =>
    t('moved {articles|one:# article|other:# articles} from “{from}” to “{to}”', {
      articles,
      from: cut(from),
      to: cut(to),
    }),
  'article.undoImport': ({ filename = '?' }) =>
    t('undid the import of “{file}”', { file: cut(filename) }),
  'season.start': ({ to = '?' }) => t('started the {season} season', { season: to }),
  'show.add': ({ title }) => t('added the show “{title}”', { title: cut(title) }),
  'show.import': () => t('checked the show sources'),
  'show.setSource': ({ from, to }) =>
    to
      ? t('started importing shows from “{address}”', { address: cut(to) })
      : t('stopped importing shows from “{address}”', { address: cut(from) }),
  'show.update': ({ title }) => t('changed the show “{title}”', { title: cut(title) }),
  'show.hide': ({ title }) => t('hid the show “{title}”', { title: cut(title) }),
  'show.show': ({ title }) => t('unhid “{title}”', { title: cut(title) }),
  'show.publish': ({ title }) =>
    t('published the show “{title}”, as scheduled', { title: cut(title) }),
  'show.delete': ({ title }) => t('deleted the show “{title}”', { title: cut(title) }),
  'show.goLive': ({ title }) => t('put “{title}” on the air', { title: cut(title) }),
  'show.end': ({ title }) => t('took “{title}” off the air', { title: cut(title) }),
  'news.send': ({ headline }) =>
    t('sent the breaking news “{headline}”', { headline: cut(headline) }),
  'news.withdraw': ({ headline }) =>
    t('withdrew the breaking news “{headline}”', { headline: cut(headline) }),
  'line.pin': ({ text }) => t('pinned “{text}”', { text: cut(text) }),
  'filter.add': ({ name }) => t('added the filter “{name}”', { name: cut(name) }),
  'filter.update': ({ name }) => t('changed the filter “{name}”', { name: cut(name) }),
  'filter.delete': ({ name }) => t('deleted the filter “{name}”', { name: cut(name) }),
  'filter.approvePost': ({ content }) => quoting(t('approved a post held by a filter'), content),
  'filter.rejectPost': ({ content }) => quoting(t('rejected a post held by a filter'), content),
  'filter.keepPost': ({ filters }) => quoting(t('kept a post marked by a filter'), filters),
  'chat.setModes': () => t('set the chat modes'),
  'line.unpin': ({ text }) => t('unpinned “{text}”', { text: cut(text) }),
  'game.keepScore': ({ opponent = '?', score = '?' }) =>
    t('set the score against the {opponent}: {score}', { opponent, score }),
  'game.end': ({ opponent = '?', score = '?' }) =>
    t('ended the game against the {opponent}: {score}', { opponent, score }),
  'game.reopen': ({ opponent = '?' }) =>
    t('reopened the game against the {opponent}', { opponent }),
  'game.enterPlay': ({ opponent = '?', score = '?' }) =>
    t('entered a play against the {opponent}: {score}', { opponent, score }),
  'game.correctPlay': ({ opponent = '?', score = '?' }) =>
    t('corrected a play against the {opponent}: {score}', { opponent, score }),
  'game.overturnPlay': ({ opponent = '?', score = '?' }) =>
    t('overturned a play against the {opponent}: {score}', { opponent, score }),
  'game.undoPlay': ({ opponent = '?', score = '?' }) =>
    t('undid a play against the {opponent}: {score}', { opponent, score }),
  'game.takeOverScoring': ({ opponent = '?' }) =>
    t('took over scoring against the {opponent}', { opponent }),
  'user.makeAdmin': ({ name = '?' }) => t('made {name} an admin', { name }),
  'user.unmakeAdmin': ({ name = '?' }) => t('removed {name} as an admin', { name }),
  'user.makeModerator': ({ name = '?' }) => t('made {name} a moderator', { name }),
  'user.unmakeModerator': ({ name = '?' }) => t('removed {name} as a moderator', { name }),
  'user.makeHost': ({ name = '?' }) => t('made {name} a host', { name }),
  'user.unmakeHost': ({ name = '?' }) => t('removed {name} as a host', { name }),
  'user.makeMvp': ({ name = '?' }) => t('made {name} an MVP', { name }),
  'user.unmakeMvp': ({ name = '?' }) => t('removed {name}’s MVP badge', { name }),
  'user.correct': ({ from = '?', to = '?', email }) =>
    email === 'changed'
      ? t('changed {name}’s email', { name: cut(to) })
      : t('renamed {from} to {to}', { from: cut(from), to: cut(to) }),
  'user.mail': ({ name = '?' }) => t('resent an email to {name}', { name: cut(name) }),
  'user.endAccess': ({ name = '?' }) => t('signed {name} out everywhere', { name }),
  'user.endSession': ({ name = '?', device }) =>
    t('signed {name} out on one device: {device}', {
      name: cut(name),
      device: nameOf({ device: device ?? null }),
    }),
  'user.revokeToken': ({ name = '?', token = '?' }) =>
    t('revoked the API token “{token}” of {name}', { name: cut(name), token: cut(token) }),
  'user.delete': ({ name }) => t('deleted the account of {name}', { name: name ?? t('a member') }),
  'user.sanction': ({ name, kind }) => t(IMPOSED[kind as SanctionKind], { name: cut(name ?? '?') }),
  'user.liftSanction': ({ name }) =>
    t('lifted a warning or mute of {name}', { name: cut(name ?? '?') }),
  'user.acknowledgeSanction': () => t('read a warning from the moderators'),
  'user.answerSanction': ({ answer }) => quoting(t('answered the moderators'), answer),
  'user.leave': () => t('deleted their own account'),
};

/** Who did it; a deleted user has no name any more. */
export function actorOf({ actorId, actorName }: Activity): string {
  return actorName ?? (actorId === null ? t('The site') : t('Deleted account'));
}

/** What was done, in words; its code where there are none. */
export function sentenceOf({ action, details }: Activity): string {
  const values = Object.fromEntries(details.map(({ name, value }) => [name, value]));
  return ACTS[action]?.(values) ?? action;
}
