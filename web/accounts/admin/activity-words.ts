import type { ActivityQuery } from '../../gql/graphql.ts';

export type Activity = ActivityQuery['auditTrail'][number];
type Details = Readonly<Record<string, string | undefined>>;

/** Kinds of things, as the trail names them, and how the filter calls them. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  User: 'Users',
  Question: 'Questions',
  Article: 'Articles',
  Image: 'Pictures of articles',
  Comment: 'Comments on articles',
  Photo: 'Photos',
  PhotoComment: 'Comments on photos',
  CheckIn: 'Check-ins',
  ContentReport: 'Reports',
  ContactSubmission: 'Contact',
  Newsletter: 'Newsletters',
  BreakingNews: 'Breaking news',
  ContentItem: 'Shows',
  Game: 'Games and stats',
  AppSetting: 'Switches',
  Export: 'Exports',
};

const MOST = 80;

/** A text of somebody in quotation marks, cut where it is long; with a space before it. */
function quoted(text: string | undefined): string {
  if (!text || text === 'null') return '';
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  const cut =
    characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : characters.join('');
  return ` “${cut}”`;
}

const by = (name: string | undefined) => (name && name !== 'null' ? ` by ${name}` : '');

const count = (number: string | undefined, noun: string) =>
  `${number ?? 'some'} ${noun}${number === '1' ? '' : 's'}`;

const REPORTED: Readonly<Record<string, string>> = {
  photo: 'a photo',
  photo_comment: 'a photo comment',
  article_comment: 'an article comment',
  chat_message: 'a chat message',
};

const reported = ({ contentType, userName, content }: Details) =>
  `${REPORTED[contentType ?? ''] ?? 'something'}${by(userName)}${quoted(content)}`;

const gameOf = ({ opponent, week, season }: Details) =>
  `against ${opponent ?? 'somebody'} (week ${week ?? '?'} of ${season ?? '?'})`;

/** What was done, after the name of who did it. */
const ACTS: Readonly<Record<string, (details: Details) => string>> = {
  'data.export': ({ fileName }) => `exported ${fileName ?? 'a sheet'}`,
  'article.create': ({ title, published }) =>
    `${published === 'true' ? 'published' : 'began'} the article${quoted(title)}`,
  'article.update': ({ title }) => `changed the article${quoted(title)}`,
  'article.publish': ({ title, scheduled }) =>
    `published the article${quoted(title)}${scheduled === 'true' ? ', as scheduled' : ''}`,
  'article.schedule': ({ title }) => `scheduled the article${quoted(title)}`,
  'article.unschedule': ({ title }) => `took back the schedule of the article${quoted(title)}`,
  'article.delete': ({ title }) => `deleted the article${quoted(title)}`,
  'image.upload': () => 'uploaded a picture for an article',
  'comment.delete': ({ userName, content }) => `deleted a comment${by(userName)}${quoted(content)}`,
  'photoComment.delete': ({ userName, content }) =>
    `deleted a photo comment${by(userName)}${quoted(content)}`,
  'photo.approve': ({ userName, description }) =>
    `approved a photo${by(userName)}${quoted(description)}`,
  'photo.delete': ({ userName, description }) =>
    `deleted a photo${by(userName)}${quoted(description)}`,
  'checkin.approve': () => 'approved a check-in',
  'checkin.delete': ({ location }) => `deleted a check-in at${quoted(location)}`,
  'report.dismiss': (details) => `dismissed a report of ${reported(details)}`,
  'report.deleteContent': (details) => `deleted ${reported(details)} after a report`,
  'report.delete': (details) => `deleted a report of ${reported(details)}`,
  'fantasy.openToAll': () => 'opened fantasy to all members',
  'fantasy.closeToAll': () => 'closed fantasy to members',
  'fantasy.uploadStats': ({ players, fileName }) =>
    `uploaded the stats of ${count(players, 'player')} from${quoted(fileName)}`,
  'fantasy.processGame': ({ lineups }) => `scored a game with ${count(lineups, 'lineup')}`,
  'game.create': (details) => `entered the game ${gameOf(details)}`,
  'game.update': (details) => `changed the game ${gameOf(details)}`,
  'question.approve': () => 'approved a question',
  'question.setStatus': ({ to }) => `moved a question to “${to ?? '?'}”`,
  'question.delete': ({ question }) => `deleted a question${quoted(question)}`,
  'contact.setStatus': ({ to }) => `moved a contact message to “${to ?? '?'}”`,
  'contact.delete': ({ category }) => `deleted a contact message${quoted(category)}`,
  'newsletter.send': ({ subject, recipients }) =>
    `sent the newsletter${quoted(subject)} to ${count(recipients, 'reader')}`,
  'show.add': ({ title }) => `added the show${quoted(title)}`,
  'show.goLive': ({ title }) => `put${quoted(title)} on the air`,
  'show.end': ({ title }) => `took${quoted(title)} off the air`,
  'news.send': ({ headline }) => `sent the breaking news${quoted(headline)}`,
  'news.withdraw': ({ headline }) => `took back the breaking news${quoted(headline)}`,
  'user.delete': ({ name }) => `deleted the account of ${name ?? 'a member'}`,
  'user.leave': () => 'deleted their own account',
};

/** Who did it; whoever is gone has no name any more. */
export function actorOf({ actorId, actorName }: Activity): string {
  return actorName ?? (actorId === null ? 'The site' : 'Somebody whose account is gone');
}

/** What was done, in words; its code where there are none. */
export function sentenceOf({ action, details }: Activity): string {
  const values = Object.fromEntries(details.map(({ name, value }) => [name, value]));
  return ACTS[action]?.(values) ?? action;
}
