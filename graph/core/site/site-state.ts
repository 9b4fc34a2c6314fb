import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { FIRST_SETTINGS } from '../../../schema/site/first-settings.ts';
import {
  SETTING_NAMES,
  type SettingName,
  type SiteSettings,
  type SiteState,
} from '../../../schema/site/settings.ts';
import { AppSetting } from '../database/app-setting.entity.ts';
import type { Env } from '../env.ts';
import type { Events } from '../events/events.ts';

/** The settings in memory, so that every request has them without asking the database. */
export interface SiteStateHolder {
  now(): SiteState;
  /** Of two states the later one stays, in whichever order they come. */
  take(state: SiteState): void;
  /** Reads them, at the start and after events may have been lost. */
  load(em: EntityManager): Promise<void>;
  close(): void;
}

/** The key under which a setting is stored. */
export const keyOf = (name: SettingName): string => `site.${name}`;

/** Before an admin sets anything: the variables of the environment where there are some. */
const firstSettings = ({ season, postalAddress }: FirstValues): SiteSettings => ({
  ...FIRST_SETTINGS,
  season,
  postalAddress: postalAddress ?? null,
});

type FirstValues = Pick<Env, 'season' | 'postalAddress'>;

/** When any of them was changed last. It stays when a setting gets its first value back. */
export const CHANGED_AT = 'site.changedAt';

/** The settings as the database has them. */
export async function readSiteState(em: EntityManager, env: FirstValues): Promise<SiteState> {
  const rows = await em.find(
    AppSetting,
    { key: { $in: [CHANGED_AT, ...SETTING_NAMES.map(keyOf)] } },
    { disableIdentityMap: true },
  );
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const first = firstSettings(env);
  const settings = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, stored.get(keyOf(name)) ?? first[name]]),
  ) as unknown as SiteSettings;
  return { settings, changedAt: Number(stored.get(CHANGED_AT) ?? 0) };
}

interface HolderOptions {
  readonly env: FirstValues;
  readonly events: Pick<Events, 'on' | 'onLoss'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly em: () => EntityManager;
}

export function createSiteState({ env, events, logger, em }: HolderOptions): SiteStateHolder {
  let state: SiteState = { settings: firstSettings(env), changedAt: 0 };
  const take = (next: SiteState) => {
    if (next.changedAt >= state.changedAt) state = next;
  };
  const load = async (from: EntityManager) => take(await readSiteState(from, env));
  const stops = [
    events.on('site.changed', take),
    events.onLoss(() => {
      load(em()).catch((error: unknown) =>
        logger.warn({ error }, 'Could not load the site settings'),
      );
    }),
  ];
  return {
    now: () => state,
    take,
    load,
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** The names of the settings that differ. */
export const changedNames = (before: SiteSettings, after: SiteSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => before[name] !== after[name]);
