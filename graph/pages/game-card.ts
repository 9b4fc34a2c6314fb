import sharp from 'sharp';
import { teamsOf } from '../../schema/games/team-names.ts';
import { GAME_CARD } from '../../schema/games/game-path.ts';
import { weekName } from '../../schema/games/games.ts';
import { mountainDate, mountainTimeText } from '../../schema/time/clock.ts';
import type { Game } from '../games/game.entity.ts';
import { drawnText } from './drawn-text.ts';

const NAVY = '#002244';
const ORANGE = '#FB4F14';
const WHITE = '#FFFFFF';
const MUTED = '#B8C4D4';
const LEFT = 80;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' },
});

type Facts = Pick<Game, 'opponent' | 'isHome' | 'week' | 'isPlayoff' | 'season' | 'kickoffAt'>;

/**
 * The picture of a game that is shown where its address is shared: who plays whom, and when. It never has a score, as
 * those see it too who hide scores.
 */
export function gameCard(game: Facts, siteName: string): Promise<Buffer> {
  const { width, height } = GAME_CARD;
  const { home, away } = teamsOf(game);
  const day = dayFormat.format(new Date(`${mountainDate(game.kickoffAt)}T00:00:00Z`));
  const line = (text: string, y: number, size: number, fill: string) =>
    drawnText(text.toUpperCase(), { x: LEFT, y, size, fill, mostWidth: width - 2 * LEFT });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${NAVY}"/>
    <path d="M0 560 210 500 330 545 520 470 640 540 860 480 1010 550 1200 500V630H0Z" fill="#0B3158"/>
    <path d="M0 560 210 500 330 545 520 470 640 540 860 480 1010 550 1200 500" fill="none" stroke="${ORANGE}" stroke-width="6"/>
    ${line(`${game.season} · ${weekName(game)}`, 120, 40, ORANGE)}
    ${line(away, 240, 112, WHITE)}
    ${line(`at ${home}`, 360, 112, WHITE)}
    ${line(`${day} · ${mountainTimeText(game.kickoffAt)} MT`, 432, 44, MUTED)}
    ${line(siteName, 594, 40, WHITE)}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
