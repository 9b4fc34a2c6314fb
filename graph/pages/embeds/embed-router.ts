import { type RequestHandler, Router } from 'express';
import { execute, type GraphQLSchema, print } from 'graphql';
import {
  type Embed,
  type EmbedLook,
  embedLook,
  EMBED_NAMES,
  EMBEDS,
} from '../../../schema/embeds/embeds.ts';
import { type FrameSettings, SETTINGS_ID } from '../../../schema/embeds/frame.ts';
import { EMBED_TEXTS, FRAME_TEXTS } from '../../../schema/embeds/embed-texts.ts';
import { h, type Tree } from '../../../schema/embeds/tree.ts';
import { boardView, type BoardData } from '../../../schema/embeds/board-view.ts';
import { type ScoreData, scoreView } from '../../../schema/embeds/score-view.ts';
import type { Language } from '../../../schema/language/languages.ts';
import type { Reader } from '../../../schema/language/english.ts';
import { COST_OF } from '../../../schema/site/query-limits.ts';
import { TITLE_SEPARATOR } from '../../../schema/site/title.ts';
import { escapeHtml } from '../../articles/body/body-html.ts';
import type { Context } from '../../core/context.ts';
import { embedPolicy } from '../../core/http/security.ts';
import type { Site } from '../../core/http/site.ts';
import { readerOf } from '../../core/language.ts';
import type { Freshness, ResultCache } from '../../core/result-cache.ts';
import { freshnessOf, rootFieldsOf } from '../../freshness.ts';
import type { RequestBudget } from '../../requests/request-budget.ts';
import { type CachedText, sendCached, tagOf } from '../cached-text.ts';
import { dataHtml } from '../head.ts';
import { EMBED_DOCUMENTS } from './embed-documents.ts';
import { frameFiles } from './frame-files.ts';
import { frameHtml } from './frame-html.ts';
import { treeHtml } from './tree-html.ts';

interface EmbedsOptions {
  readonly files: Site['embeds'];
  readonly schema: GraphQLSchema;
  /** The context of a visitor: no session data ever gets into a frame. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<CachedText>;
  readonly budget: Pick<RequestBudget, 'spend'>;
}

/**
 * `/embed/score`, `/embed/chat` and `/embed/board`: what others put on their own pages. Only these paths may be framed.
 * Score and board come with their first result. The chat has none, as members' messages come after the question of age.
 */
export function embedRouter({ budget, ...options }: EmbedsOptions): Router {
  const router = Router();
  const frame =
    (embed: Embed): RequestHandler =>
    async (request, response) => {
      const look = embedLook(new URLSearchParams(request.query as Record<string, string>));
      const key = `embed ${embed} ${look.lang} ${look.theme}`;
      if (!options.cache.find(key)) await budget.spend(request, response, COST_OF.drawnPage);
      const make = () => frameText(options, embed, look);
      const made = await options.cache.getOrMake(key, FRESHNESS[embed], make);
      sendCached(request, response, made ?? (await make()));
    };
  for (const embed of EMBED_NAMES) router.get(`/embed/${embed}`, embedPolicy, frame(embed));
  return router;
}

/** When the first result of a frame is stale. The chat's has none, and stays what it is. */
const FRESHNESS: Readonly<Record<Embed, Freshness>> = {
  score: freshnessOfQuery('score'),
  board: freshnessOfQuery('board'),
  chat: { changedBy: ['site.changed'] },
};

function freshnessOfQuery(embed: Embed): Freshness {
  const fields = rootFieldsOf(EMBED_DOCUMENTS[embed].query);
  return freshnessOf(fields) ?? { changedBy: [], forMs: 0 };
}

async function frameText(
  { files, schema, anonymous }: Omit<EmbedsOptions, 'budget'>,
  embed: Embed,
  { lang, theme }: Pick<EmbedLook, 'lang' | 'theme'>,
): Promise<CachedText> {
  const context = anonymous();
  const { name } = context.site;
  const reader = readerOf(lang);
  const { title, leadsTo } = EMBEDS[embed];
  // Taken before the query runs: what happens while it runs is an event for the frame.
  const position = context.position();
  const data = embed === 'chat' ? undefined : await resultOf(schema, context, embed);
  const settings: FrameSettings = {
    tag: reader.tag,
    words: wordsOf(embed, lang, reader),
    site: name,
    ...textsOf(embed),
    position: data === undefined ? null : position,
    data: data ?? null,
  };
  const view = data === undefined ? [] : VIEWS[embed](data, reader, context.now());
  const text = frameHtml({
    lang,
    theme,
    embed,
    title: escapeHtml(`${reader.say(title)}${TITLE_SEPARATOR}${name}`),
    files: frameFiles(files, embed),
    settings: dataHtml(SETTINGS_ID, settings),
    view: view.map(treeHtml).join(''),
    link: treeHtml(h('a', { href: leadsTo, target: '_blank' }, name)),
  });
  return { type: 'text/html', text, updatedAt: context.now(), etag: tagOf(text) };
}

/** What the document of a frame shows of the result that it comes with. */
const VIEWS: Readonly<Record<Embed, (data: unknown, reader: Reader, now: Date) => Tree[]>> = {
  score: (data, reader, now) => scoreView(data as ScoreData, reader, now),
  board: (data, reader) => boardView(data as BoardData, reader),
  // Members' messages come after the question of age.
  chat: () => [],
};

const textsOf = (embed: Embed) => {
  const { query, variables, events } = EMBED_DOCUMENTS[embed];
  return { query: print(query), variables, events: events.map((event) => print(event)) };
};

/** As a client gets it, dates as text; undefined where it failed, so that the frame asks by itself. */
async function resultOf(schema: GraphQLSchema, contextValue: Context, embed: Embed) {
  const { query, variables } = EMBED_DOCUMENTS[embed];
  const { data, errors } = await execute({
    schema,
    document: query,
    variableValues: variables,
    contextValue,
  });
  return errors ? undefined : (JSON.parse(JSON.stringify(data)) as unknown);
}

/** What a frame says in that language, by the English text. */
function wordsOf(embed: Embed, language: Language, { say }: Reader): FrameSettings['words'] {
  if (language === 'en') return {};
  // As they are in the catalogue, without values.
  const plain = say as (text: string) => string;
  return Object.fromEntries(
    [...FRAME_TEXTS, ...EMBED_TEXTS[embed]].map((text) => [text, plain(text)]),
  );
}
