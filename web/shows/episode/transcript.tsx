import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clockAt } from '../../../schema/shows/show-clock.ts';
import { SEARCH_MAX_LENGTH } from '../../../schema/site/search.ts';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { useShowEvents } from '../show-events.ts';
import { inPieces, saysIt } from './transcript-search.ts';

const TRANSCRIPT = graphql(/* GraphQL */ `
  query ShowTranscript($id: Int!) {
    showTranscript(id: $id) {
      id
      passages {
        start
        speaker
        text
      }
    }
  }
`);

interface TranscriptProps {
  id: number;
  onSeek: (seconds: number) => void;
}

/** What is said, to read along and to search; each passage with a time plays the show from there. */
export default function Transcript({ id, onSeek }: TranscriptProps) {
  const { data, error, refetch } = useQuery(TRANSCRIPT, { variables: { id } });
  useShowEvents(['ShowTranscript'], ({ show }, refetchAfter) => {
    if (show.id === id) refetchAfter();
  });
  const [wanted, setWanted] = useState('');
  const passages = data?.showTranscript?.passages;
  if (!passages && error)
    return (
      <ErrorState
        text={messageOf(error, 'We couldn’t load the transcript.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!passages && !data)
    return (
      <Loading label={t('Loading the transcript…')}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const word = wanted.trim();
  const found = (passages ?? []).filter(({ text }) => saysIt(text, word));
  return (
    <>
      <div role="search" className="max-w-md">
        <TextField
          type="search"
          label={t('Search the transcript')}
          value={wanted}
          maxLength={SEARCH_MAX_LENGTH}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-small text-muted">
        {word !== '' && t('{count|one:# passage|other:# passages}', { count: found.length })}
      </p>
      <ol
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('Transcript')}
        className="mt-2 max-h-[32rem] overflow-y-auto rounded-card border border-border"
      >
        {found.map(({ start, speaker, text }, index) => (
          <li
            key={`${start ?? ''} ${index}`}
            className="flex gap-4 border-b border-border px-4 py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] last:border-b-0"
          >
            {start !== null && (
              <Link
                to={`?t=${start}`}
                replace
                preventScrollReset
                onClick={() => onSeek(start)}
                className="inline-flex min-h-11 w-14 shrink-0 items-start justify-end rounded-badge text-small text-link tabular-nums underline"
              >
                {clockAt(start)}
              </Link>
            )}
            <p dir="auto" className="min-w-0 wrap-anywhere">
              {speaker && <b className="block text-small">{speaker}</b>}
              {inPieces(text, word).map((piece, place) =>
                piece.isMatch ? <mark key={place}>{piece.text}</mark> : piece.text,
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
