import { teamsOn } from '../../schema/games/team-names.ts';
import { headline, playText, situationText } from '../../schema/plays/words.ts';
import type { ScoreboardLine_GameFragment as LiveGame } from '../gql/graphql.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { t } from '../ui/language.ts';
import { saidPlayOf, situationIn } from './play.ts';

/** So much of a bar that the way into the chat stays in the window. */
const WIDTH = { maxWidth: 'min(26rem, 12vw)' } as const;

/** On the bar, where there is room: down and distance, and the last play. */
export default function BarPlay({ game }: { game: LiveGame }) {
  const teams = teamsOn(game);
  const at = situationIn(game.situation);
  const last = game.lastPlay ? saidPlayOf(game.lastPlay) : null;
  return (
    <p className="flex items-center gap-3 text-small max-sm:hidden">
      {last?.isUnderReview && <Badge tone="amber">{t('Under review')}</Badge>}
      {at && <span className="font-semibold tabular-nums">{situationText(at, teams, t)}</span>}
      {last && (
        <span className="truncate text-muted max-lg:hidden" style={WIDTH}>
          {headline(last, teams, t) ?? playText(last, teams, t)}
        </span>
      )}
    </p>
  );
}
