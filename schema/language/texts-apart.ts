import type { ADMIN } from './english/admin.ts';
import type { DEVELOPERS } from './english/developers.ts';
import type { GAME_DAY } from './english/game-day.ts';
import type { INBOX } from './english/inbox.ts';
import type { LEAGUES } from './english/leagues.ts';
import type { MODERATION } from './english/moderation.ts';
import type { MEMBERS } from './english/members.ts';
import type { MUTE_SETTINGS } from './english/mute-settings.ts';
import type { SCOREKEEPING } from './english/scorekeeping.ts';
import type { STATUS } from './english/status.ts';
import type { ApiChange } from '../site/api-changes.ts';
import { type Language, loadCatalogue } from './languages.ts';

type Load<Texts extends readonly string[]> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<Texts[number], string>>>>
>;

/** The texts of pages with so many that they would weigh on every reader of a language: they come with their page. */
const APART = {
  admin: {
    es: async () => (await import('./spanish/admin.ts')).ADMIN,
  } satisfies Load<typeof ADMIN>,
  developers: {
    es: async () => {
      const [{ DEVELOPERS: page }, { API_CHANGES: changes }] = await Promise.all([
        import('./spanish/developers.ts'),
        import('./spanish/api-changes.ts'),
      ]);
      return { ...page, ...changes };
    },
  } satisfies Load<readonly ((typeof DEVELOPERS)[number] | ApiChange)[]>,
  gameDay: {
    es: async () => (await import('./spanish/game-day.ts')).GAME_DAY,
  } satisfies Load<typeof GAME_DAY>,
  inbox: {
    es: async () => (await import('./spanish/inbox.ts')).INBOX,
  } satisfies Load<typeof INBOX>,
  leagues: {
    es: async () => (await import('./spanish/leagues.ts')).LEAGUES,
  } satisfies Load<typeof LEAGUES>,
  members: {
    es: async () => (await import('./spanish/members.ts')).MEMBERS,
  } satisfies Load<typeof MEMBERS>,
  moderation: {
    es: async () => (await import('./spanish/moderation.ts')).MODERATION,
  } satisfies Load<typeof MODERATION>,
  muteSettings: {
    es: async () => (await import('./spanish/mute-settings.ts')).MUTE_SETTINGS,
  } satisfies Load<typeof MUTE_SETTINGS>,
  scorekeeping: {
    es: async () => (await import('./spanish/scorekeeping.ts')).SCOREKEEPING,
  } satisfies Load<typeof SCOREKEEPING>,
  status: {
    es: async () => (await import('./spanish/status.ts')).STATUS,
  } satisfies Load<typeof STATUS>,
};

export type PageApart = keyof typeof APART;

const added = new Set<string>();

/** Whether the catalogue of that language has what the page says. */
export const hasTexts = (page: PageApart, language: Language): boolean =>
  added.has(`${page} ${language}`);

/** Adds what the page says to the catalogue of that language, which is loaded for it. */
export async function addTexts(page: PageApart, language: Language): Promise<void> {
  if (language === 'en') return;
  const [catalogue, texts] = await Promise.all([loadCatalogue(language), APART[page][language]()]);
  Object.assign(catalogue!.texts, texts);
  added.add(`${page} ${language}`);
}
