import { ACCESSIBILITY } from './spanish/accessibility.ts';
import { ACCOUNT_SECURITY } from './spanish/account-security.ts';
import { ACCOUNTS } from './spanish/accounts.ts';
import { ADMIN } from './spanish/admin.ts';
import { ADVERTISE } from './spanish/advertise.ts';
import { ARTICLES } from './spanish/articles.ts';
import { CHAT } from './spanish/chat.ts';
import { COMMENTS } from './spanish/comments.ts';
import { CONTACT } from './spanish/contact.ts';
import { COUNTRIES } from './spanish/countries.ts';
import { DEVELOPERS } from './spanish/developers.ts';
import { EVERYWHERE } from './spanish/everywhere.ts';
import { FAN_ZONE } from './spanish/fan-zone.ts';
import { FANTASY_ADMIN } from './spanish/fantasy-admin.ts';
import { FANTASY_SCORING } from './spanish/fantasy-scoring.ts';
import { FANTASY } from './spanish/fantasy.ts';
import { GAMES } from './spanish/games.ts';
import { MAILS } from './spanish/mails.ts';
import { METRICS } from './spanish/metrics.ts';
import { NEWS } from './spanish/news.ts';
import { NEWSLETTER } from './spanish/newsletter.ts';
import { NOTICES } from './spanish/notices.ts';
import { PHOTOS } from './spanish/photos.ts';
import { QUESTIONS } from './spanish/questions.ts';
import { REFUSALS } from './spanish/refusals.ts';
import { REPORTS } from './spanish/reports.ts';
import { ROSTER } from './spanish/roster.ts';
import { SCHEDULE } from './spanish/schedule.ts';
import { SEARCH } from './spanish/search.ts';
import { SETTINGS } from './spanish/settings.ts';
import { SHORTCUTS } from './spanish/shortcuts.ts';
import { SHOWS } from './spanish/shows.ts';
import { SIGN_IN_SECURITY } from './spanish/sign-in-security.ts';
import { SITE } from './spanish/site.ts';
import { translatorOf } from './translator.ts';

/**
 * Every text of the site in Spanish, by the English text; what stands in braces is filled in later.
 * It is the Spanish of the Americas, and says tú. The same word is used for the same thing everywhere: artículo, episodio,
 * partido, temporada, semana, alineación, capitán, clasificación (of a board), marcador (of a game), plantilla, patada
 * inicial, cuarto (C1), medio tiempo, tiempo extra (TE), EN VIVO, última hora, boletín, panel, perfil, ajustes, iniciar sesión,
 * registrarse, cerrar sesión, contraseña, correo electrónico, reportar, borrador, hora de la Montaña, afición and
 * aficionados (the fans), conductores (the hosts), ánimo (the mood), me gusta, check-in, borrar, descartar. Names stay as
 * they are: Fan Zone, The Huddle, Orange Weekly, the shows.
 */
export const SPANISH = {
  ...ACCESSIBILITY,
  ...ACCOUNT_SECURITY,
  ...ACCOUNTS,
  ...ADMIN,
  ...ADVERTISE,
  ...ARTICLES,
  ...CHAT,
  ...COMMENTS,
  ...CONTACT,
  ...COUNTRIES,
  ...DEVELOPERS,
  ...EVERYWHERE,
  ...FANTASY,
  ...FAN_ZONE,
  ...FANTASY_ADMIN,
  ...FANTASY_SCORING,
  ...GAMES,
  ...MAILS,
  ...METRICS,
  ...NEWS,
  ...NEWSLETTER,
  ...NOTICES,
  ...PHOTOS,
  ...QUESTIONS,
  ...REFUSALS,
  ...REPORTS,
  ...ROSTER,
  ...SCHEDULE,
  ...SEARCH,
  ...SETTINGS,
  ...SHORTCUTS,
  ...SHOWS,
  ...SIGN_IN_SECURITY,
  ...SITE,
} as const;

/** A text that the site can say in each of its languages. */
export type Text = keyof typeof SPANISH;

export const spanish = translatorOf(SPANISH);
