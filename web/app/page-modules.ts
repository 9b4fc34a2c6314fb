import type { ComponentType } from 'react';
import type { PageName } from '../../schema/pages/pages.ts';

type Load<Module> = () => Promise<Module>;

/** The module of each page, then the lazy parts of its first view, which are downloaded with it. */
export type PageModules<Name extends string = PageName> = Readonly<
  Record<
    Name,
    readonly [page: Load<{ readonly default: ComponentType }>, ...parts: readonly Load<object>[]]
  >
>;

/** Each page is a download of its own. The build reads these lines too (.config/vite/page-files.ts). */
export const PAGE_MODULES = {
  landing: [() => import('../landing/landing-page.tsx')],
  home: [() => import('../home/home-page.tsx')],
  shows: [() => import('../shows/archive/shows-page.tsx')],
  show: [() => import('../shows/episode/show-page.tsx')],
  podcast: [() => import('../shows/archive/podcast-page.tsx')],
  episode: [() => import('../shows/episode/episode-page.tsx')],
  articles: [() => import('../articles/articles-page.tsx')],
  article: [() => import('../articles/reading/article-page.tsx')],
  preview: [() => import('../articles/editing/body/preview-page.tsx')],
  fanZone: [
    () => import('../fan-zone/fan-zone-page.tsx'),
    () => import('../mood/mood-banner.tsx'),
    () => import('../photos/photos-panel.tsx'),
  ],
  game: [() => import('../game-day/game-page.tsx')],
  schedule: [() => import('../schedule/schedule-page.tsx')],
  settings: [() => import('../settings/settings-page.tsx')],
  resetPassword: [() => import('../accounts/sign-in/reset-password-page.tsx')],
  member: [() => import('../members/member-page.tsx')],
  leagues: [() => import('../leagues/leagues-page.tsx')],
  league: [() => import('../leagues/league-page.tsx')],
  inbox: [() => import('../inbox/inbox-page.tsx')],
  profile: [() => import('../accounts/profile-page.tsx')],
  admin: [() => import('../admin/admin-page.tsx')],
  advertise: [() => import('../advertise/advertise-page.tsx')],
  contact: [() => import('../contact/contact-page.tsx')],
  developers: [() => import('../developers/developers-page.tsx')],
  accessibility: [() => import('../accessibility/accessibility-page.tsx')],
  status: [() => import('../metrics/status-page.tsx')],
} satisfies PageModules;
