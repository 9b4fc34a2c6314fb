import { settingsInput } from '../../schema/site/settings-shape.ts';
import type { SiteSettings } from '../../schema/site/settings.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { changeSettings } from './site-settings.service.ts';

/**
 * Admin. Begins a season: games, record, boards and moods are asked for it from now on. Everything of the seasons before
 * stays and is read by naming the season.
 */
export async function startSeason(ctx: Context, season: number): Promise<SiteSettings> {
  ctx.require('site.configure');
  const change = settingsInput.parse({ season });
  const settings = await changeSettings(ctx, change, (tx, made) => {
    const [one] = made;
    // Read behind the lock: of two admins who press at once, the second starts nothing.
    if (!one || Number(one.from) >= season)
      throw refuse('season.notLater', { current: Number(one?.from ?? season) });
    recordAct(
      ctx,
      {
        action: 'season.start',
        subjectType: 'AppSetting',
        subjectId: null,
        details: { from: one.from, to: one.to },
      },
      tx,
    );
  });
  // Boards that are open show the new season.
  ctx.publish('fantasy.changed', { gameId: null });
  return settings;
}
