import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { showPath } from '../../schema/shows/show-paths.ts';
import { chipOf } from '../../schema/site/search.ts';
import { Badge, type BadgeTone } from '../ui/pictures/badge.tsx';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import type { SearchResult } from './use-search.ts';
import { Headline } from '../settings/headline.tsx';
import { dateFormat, t } from '../ui/language.ts';

const TONES: Readonly<Partial<Record<ReturnType<typeof chipOf>, BadgeTone>>> = {
  LIVE: 'live',
  BLOG: 'orange',
  PODCAST: 'blue',
  VIDEO: 'red',
  SHORT: 'red',
  ANSWERED: 'green',
  PLAYOFF: 'amber',
};

const rowStyle = 'block rounded-control px-2 py-2.5';

/** One result: what it is, its title with what matched, and what it says. */
export function SearchResultRow({ result }: { result: SearchResult }) {
  const chip = chipOf(result);
  const content = (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[chip] ?? 'neutral'}>{t(chip)}</Badge>
        <span className="text-small text-muted">
          <When result={result} />
        </span>
      </span>
      <span className="mt-1 block font-bold">
        <Marked parts={inWords(result, result.titleParts)} />
      </span>
      {result.descriptionParts.length > 0 && (
        <span className="mt-0.5 line-clamp-2 text-small text-muted">
          <Marked parts={inWords(result, result.descriptionParts)} />
        </span>
      )}
    </>
  );
  return (
    <li>
      <Target result={result}>{content}</Target>
    </li>
  );
}

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** How long ago it came out; of a game, its day. */
function When({ result: { publishedAt, date } }: { result: SearchResult }) {
  if (publishedAt) return <RelativeDate date={publishedAt} />;
  return date && <time dateTime={date}>{day.format(new Date(date))}</time>;
}

/** Everything opens on the site, games in the schedule; a question is its own answer. */
function Target({ result, children }: { result: SearchResult; children: ReactNode }) {
  const style = `${rowStyle} hover:bg-surface`;
  if (result.type === 'BLOG')
    return (
      <Link to={`/articles/${result.id}`} className={style}>
        {children}
      </Link>
    );
  if (result.type === 'GAME')
    return (
      <Link to="/home#schedule-section" className={style}>
        {children}
      </Link>
    );
  if (result.type === 'CONTENT' && result.contentType)
    return (
      <Link to={showPath({ type: result.contentType, id: result.id })} className={style}>
        {children}
      </Link>
    );
  return <div className={rowStyle}>{children}</div>;
}

/** A game consists of names, numbers and two words of the site's. */
const inWords = ({ type }: SearchResult, parts: SearchResult['titleParts']) =>
  type === 'GAME'
    ? parts.map((part) => ({
        ...part,
        text: part.text.replace(/\b(?:at|Week)\b/, (word) => t(word as 'at' | 'Week')),
      }))
    : parts;

function Marked({ parts }: { parts: SearchResult['titleParts'] }) {
  return parts.map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-badge bg-tint-orange text-on-tint-orange">
        <Headline text={part.text} />
      </mark>
    ) : (
      <Headline key={index} text={part.text} />
    ),
  );
}
