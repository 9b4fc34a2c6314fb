import type { Catalogue } from './catalogue.ts';
import { ACCESSIBILITY } from './spanish/accessibility.ts';
import { ACCOUNT_SECURITY } from './spanish/account-security.ts';
import { ACCOUNTS } from './spanish/accounts.ts';
import { ADVERTISE } from './spanish/advertise.ts';
import { ARTICLE_IMPORT } from './spanish/article-import.ts';
import { ARTICLES } from './spanish/articles.ts';
import { CHAT } from './spanish/chat.ts';
import { COMMENTS } from './spanish/comments.ts';
import { CONTACT } from './spanish/contact.ts';
import { COUNTRIES } from './spanish/countries.ts';
import { EMBEDS } from './spanish/embeds.ts';
import { EVERYWHERE } from './spanish/everywhere.ts';
import { FAN_ZONE } from './spanish/fan-zone.ts';
import { FANTASY_ADMIN } from './spanish/fantasy-admin.ts';
import { FANTASY_SCORING } from './spanish/fantasy-scoring.ts';
import { FANTASY } from './spanish/fantasy.ts';
import { GAMES } from './spanish/games.ts';
import { MAILS } from './spanish/mails.ts';
import { METRICS } from './spanish/metrics.ts';
import { MUTES } from './spanish/mutes.ts';
import { NEWS } from './spanish/news.ts';
import { NEWSLETTER } from './spanish/newsletter.ts';
import { NOTICES } from './spanish/notices.ts';
import { PHOTOS } from './spanish/photos.ts';
import { PLAYS } from './spanish/plays.ts';
import { QUESTIONS } from './spanish/questions.ts';
import { REPORTS } from './spanish/reports.ts';
import { ROSTER } from './spanish/roster.ts';
import { SCHEDULE } from './spanish/schedule.ts';
import { SEARCH } from './spanish/search.ts';
import { SETTINGS } from './spanish/settings.ts';
import { SHORTCUTS } from './spanish/shortcuts.ts';
import { SHOWS } from './spanish/shows.ts';
import { SIGN_IN_SECURITY } from './spanish/sign-in-security.ts';
import { SITE } from './spanish/site.ts';
import { SITE_SETTINGS } from './spanish/site-settings.ts';
import { SPONSORS } from './spanish/sponsors.ts';
import { STATES } from './spanish/states.ts';
import { SUBSCRIBERS } from './spanish/subscribers.ts';
import { WEBHOOKS } from './spanish/webhooks.ts';
import { ACCOUNTS as REFUSED_ACCOUNTS } from './spanish/refusals/accounts.ts';
import { GAMES as REFUSED_GAMES } from './spanish/refusals/games.ts';
import { PLAYS as REFUSED_PLAYS } from './spanish/refusals/plays.ts';
import { REQUESTS as REFUSED_REQUESTS } from './spanish/refusals/requests.ts';
import { ROOMS as REFUSED_ROOMS } from './spanish/refusals/rooms.ts';
import { SITE_SETTINGS as REFUSED_SETTINGS } from './spanish/refusals/settings.ts';
import { SITE as REFUSED_SITE } from './spanish/refusals/site.ts';
import { WEBHOOKS as REFUSED_WEBHOOKS } from './spanish/refusals/webhooks.ts';

/**
 * Every text of the site in Spanish, by the English text, but those of single pages (texts-apart.ts); placeholders in
 * braces are filled in later. It is the Spanish of the United States, written by ear, and says tú. One thing has one word
 * everywhere:
 *
 * - The game: partido, temporada, semana, inicio del partido (a column says Inicio), cuarto (C1), medio tiempo, tiempo extra
 *   (TE), marcador, récord, plantel (the roster), mariscal de campo, cuarta oportunidad, captura, tacleada.
 * - Fantasy: alineación, capitán, clasificación (a board), lugar (a rank), puntos.
 * - The site: programa (a show), episodio, podcast, Short, conductores (the hosts), fans, ánimo (the mood), me gusta,
 *   check-in, última hora, boletín, reporte, borrador, panel, pestaña, ajustes, permisos (rights), al aire, EN VIVO.
 * - The account: correo electrónico (correo, where space is short), contraseña, iniciar and cerrar sesión, registrarse,
 *   llave de acceso (a passkey), aplicación de autenticación, código de recuperación.
 * - What is done: agregar, borrar, quitar (from a list), descartar, guardar, escribir (into a field), tocar (a button).
 *
 * What is quoted has “ ”. Times are hora de la Montaña. Names stay as they are: Fan Zone, The Huddle, Orange Weekly, the
 * shows. `spanish-voice.test.ts` finds what a test can find.
 */
export const SPANISH = {
  ...ACCESSIBILITY,
  ...ACCOUNT_SECURITY,
  ...ACCOUNTS,
  ...ADVERTISE,
  ...ARTICLES,
  ...ARTICLE_IMPORT,
  ...CHAT,
  ...COMMENTS,
  ...CONTACT,
  ...COUNTRIES,
  ...EMBEDS,
  ...EVERYWHERE,
  ...FANTASY,
  ...FAN_ZONE,
  ...FANTASY_ADMIN,
  ...FANTASY_SCORING,
  ...GAMES,
  ...MAILS,
  ...METRICS,
  ...MUTES,
  ...NEWS,
  ...NEWSLETTER,
  ...NOTICES,
  ...PHOTOS,
  ...PLAYS,
  ...QUESTIONS,
  ...REPORTS,
  ...ROSTER,
  ...SCHEDULE,
  ...SEARCH,
  ...SETTINGS,
  ...SHORTCUTS,
  ...SHOWS,
  ...SIGN_IN_SECURITY,
  ...SITE,
  ...SITE_SETTINGS,
  ...SPONSORS,
  ...STATES,
  ...SUBSCRIBERS,
  ...WEBHOOKS,
} as const;

/** What the server refuses, by its key. */
export const SPANISH_REFUSALS = {
  ...REFUSED_ACCOUNTS,
  ...REFUSED_GAMES,
  ...REFUSED_PLAYS,
  ...REFUSED_REQUESTS,
  ...REFUSED_ROOMS,
  ...REFUSED_SETTINGS,
  ...REFUSED_SITE,
  ...REFUSED_WEBHOOKS,
} as const;

export const catalogue: Catalogue = {
  tag: 'es-US',
  texts: SPANISH,
  refusals: SPANISH_REFUSALS,
};
