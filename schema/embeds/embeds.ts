import type { Text } from '../language/english.ts';
import { type Language, LANGUAGES } from '../language/languages.ts';
import { CHAT_PATH } from '../pages/post-places.ts';
import { CLEAR, ownLook, type OwnLook } from './frame.ts';

/** The parts of the site that others put on their own pages: frames at `/embed/score`, `/embed/chat`, `/embed/board`. */
export const EMBEDS = {
  score: { title: 'Score', leadsTo: '/home' },
  chat: { title: 'Game Chat', leadsTo: CHAT_PATH },
  board: { title: 'Leaderboard', leadsTo: '/fan-zone?tab=leaderboards' },
} as const satisfies Record<string, { title: Text; leadsTo: string }>;

export type Embed = keyof typeof EMBEDS;
export const EMBED_NAMES = Object.keys(EMBEDS) as readonly Embed[];

export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** How a frame looks and what it speaks, as its address asks for it. What it does not know counts as not asked. */
export interface EmbedLook extends OwnLook {
  readonly theme: EmbedTheme;
  readonly lang: Language;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value =>
  values.find((value) => value === asked) ?? values[0]!;

export function embedLook(asked: Pick<URLSearchParams, 'get'>): EmbedLook {
  return {
    ...ownLook(asked),
    theme: oneOf(EMBED_THEMES, asked.get('theme')),
    lang: oneOf(LANGUAGES, asked.get('lang')),
  };
}

/** The address of a frame without what it does by itself. */
export function embedPath(embed: Embed, { theme, lang, accent, isClear }: EmbedLook): string {
  const asked = new URLSearchParams({
    ...(theme !== EMBED_THEMES[0] && { theme }),
    ...(accent !== null && { accent: accent.slice(1) }),
    ...(isClear && { bg: CLEAR }),
    ...(lang !== LANGUAGES[0] && { lang }),
  });
  return `/embed/${embed}${asked.size > 0 ? `?${asked.toString()}` : ''}`;
}

/** The same as a line for a page of others, which makes a frame of it. */
export function embedCode(
  origin: string,
  embed: Embed,
  { theme, lang, accent, isClear }: EmbedLook,
): string {
  const attributes = [
    ` data-show="${embed}"`,
    theme === EMBED_THEMES[0] ? '' : ` data-theme="${theme}"`,
    accent === null ? '' : ` data-accent="${accent.slice(1)}"`,
    isClear ? ` data-bg="${CLEAR}"` : '',
    lang === LANGUAGES[0] ? '' : ` data-lang="${lang}"`,
  ];
  return `<script src="${origin}/embed.js"${attributes.join('')} async></script>`;
}
