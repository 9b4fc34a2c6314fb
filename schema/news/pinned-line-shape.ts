import * as z from 'zod/mini';
import { NEWS_REFUSALS } from '../refusals/news.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredLine } from '../text.ts';
import { optionalLink } from './news-shape.ts';
import { PINNED_LINE_LIMIT } from './pinned-line.ts';

const said = sayingFrom(NEWS_REFUSALS);

/** What a host pins. A blank link is none. */
export const pinnedLineInput = z.object({
  text: requiredLine({
    max: PINNED_LINE_LIMIT,
    blank: said('line.missing'),
    tooLong: said('line.tooLong', { max: PINNED_LINE_LIMIT }),
  }),
  url: optionalLink,
});
export type PinnedLineInput = z.input<typeof pinnedLineInput>;
