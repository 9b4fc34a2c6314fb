import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { GameEditor } from './game-editor.tsx';
import { opponentWords, weekWords } from './game-row-words.ts';
import { GAME_LIST } from './operations.ts';
import { useSite } from '../../ui/site.ts';
import { t } from '../../ui/language.ts';

interface EditedGameProps {
  /** Null: a new one. */
  id: number | null;
  /** Of the game; of a new one the season that it is likely for. Null: the current one. */
  season: number | null;
}

/** The page of one game, in the place of the list. */
export default function EditedGame({ id, season }: EditedGameProps) {
  const navigate = useNavigate();
  const back = `/admin?tab=games${season ? `&season=${season}` : ''}`;
  const { season: current } = useSite();
  // The games of a season are few; the one that is edited is among them.
  const { data, error, refetch } = useQuery(
    GAME_LIST,
    id === null
      ? skipToken
      : { variables: { season: season ?? current }, fetchPolicy: 'network-only' },
  );
  /** As it was when it was opened: what others save must not change the form while one edits. */
  const [opened, setOpened] = useState<Game>();
  const found = data?.games.find((game) => game.id === id);
  if (found && !opened) setOpened(found);
  const likelySeason = opened?.season ?? season ?? current;
  const isReady = id === null || opened !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="game-title" className="grid gap-4">
      <div>
        <BackLink to={back}>{t('All games')}</BackLink>
        <h2 ref={heading} id="game-title" tabIndex={-1} className="display text-h2 outline-none">
          {id === null
            ? t('Add a game')
            : opened
              ? `${weekWords(opened)}, ${opponentWords(opened)}`
              : t('Edit a game')}
        </h2>
      </div>
      {isReady ? (
        <GameEditor
          key={`${id} ${opened?.version}`}
          game={opened ?? null}
          season={likelySeason}
          onDone={() => void navigate(back)}
          onTakeTheirs={setOpened}
        />
      ) : data ? (
        <ErrorState text={t('We can’t find that game in this season.')} />
      ) : error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the game.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the game…')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </section>
  );
}
