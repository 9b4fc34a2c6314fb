import { skipToken, useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/graph-error.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { GameEditor } from './game-editor.tsx';
import { opponentWords, weekWords } from './game-row-words.ts';
import { EDITED_GAME } from './operations.ts';
import { t } from '../../ui/language.ts';

interface EditedGameProps {
  /** Null: a new one. */
  id: number | null;
  /** Of the game; of a new one the season that it is likely for. Null: the current one. */
  season: number | null;
}

/** The page of one game, in the place of the list. */
export function EditedGame({ id, season }: EditedGameProps) {
  const navigate = useNavigate();
  const back = `/admin?tab=games${season ? `&season=${season}` : ''}`;
  const { data, error, refetch } = useQuery(
    EDITED_GAME,
    id === null ? skipToken : { variables: { season }, fetchPolicy: 'network-only' },
  );
  /** As it was when it was opened: what others save meanwhile must not change the form under one's hands. */
  const [opened, setOpened] = useState<Game>();
  const found = data?.games.find((game) => game.id === id);
  if (found && !opened) setOpened(found);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="game-title" className="grid gap-4">
      <div>
        <Link to={back} className="inline-flex min-h-11 items-center gap-2 rounded-badge text-link">
          <ArrowLeft aria-hidden className="size-4" /> {t('All games')}
        </Link>
        <h2 ref={heading} id="game-title" tabIndex={-1} className="display text-h2 outline-none">
          {id === null
            ? t('Add a game')
            : opened
              ? `${weekWords(opened)}, ${opponentWords(opened)}`
              : t('Edit a game')}
        </h2>
      </div>
      {id === null || opened ? (
        <GameEditor
          key={`${id} ${opened?.version}`}
          game={opened ?? null}
          season={season ?? new Date().getFullYear()}
          onDone={() => void navigate(back)}
          onTakeTheirs={setOpened}
        />
      ) : data ? (
        <ErrorState text={t('There is no such game in this season.')} />
      ) : error ? (
        <ErrorState
          text={messageOf(error, 'The game could not be loaded.')}
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
