import { type Request, type Response, Router } from 'express';
import { GAME_CARD_PATH } from '../../schema/games/game-path.ts';
import { COST_OF } from '../../schema/site/query-limits.ts';
import type { Context } from '../core/context.ts';
import type { Freshness, ResultCache } from '../core/result-cache.ts';
import { Game } from '../games/game.entity.ts';
import type { RequestBudget } from '../requests/request-budget.ts';

interface CardOptions {
  /** The context of a visitor. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<Buffer>;
  readonly budget: Pick<RequestBudget, 'spend'>;
}

const FRESHNESS: Freshness = { changedBy: ['game.changed', 'site.changed'] };
/** A card that changes is one of a game that was moved; who has shown it shows it for a while. */
const GOOD_FOR_SECONDS = 3_600;

/** `/cards/game-7.png`: the picture of a game for where its address is shared. */
export function cardRouter({ anonymous, cache, budget }: CardOptions): Router {
  const draw = async (id: number): Promise<Buffer | undefined> => {
    const { em, site } = anonymous();
    const game = await em.findOne(Game, id);
    if (!game) return undefined;
    // Fonts and what draws them are loaded with the first card, not at the start.
    const { gameCard } = await import('./game-card.ts');
    return gameCard(game, site.name);
  };
  const router = Router();
  router.get(GAME_CARD_PATH, async (request: Request<{ id: string }>, response: Response, next) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const key = `game ${id}`;
    // What is there costs nothing; drawing one does, as drawing a page.
    if (!cache.find(key)) await budget.spend(request, response, COST_OF.drawnPage);
    const card = id > 0 && (await cache.getOrMake(key, FRESHNESS, () => draw(id)));
    if (!card) return next();
    response.setHeader('Cache-Control', `public, max-age=${GOOD_FOR_SECONDS}`);
    response.type('png').send(card);
  });
  return router;
}
