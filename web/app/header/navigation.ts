import type { Text } from '../../../schema/language/english.ts';
import {
  House,
  type LucideIcon,
  Megaphone,
  Mic,
  Newspaper,
  Settings,
  TvMinimalPlay,
  Users,
  UsersRound,
} from 'lucide-react';

export interface NavigationItem {
  label: Text;
  to: string;
  icon: LucideIcon;
  /** Opens 'Broncos Fans Only' instead for visitors who are signed out. */
  membersOnly?: boolean;
}

/** The first item leads home, and from home to the landing page. */
export function homeItem(pathname: string): NavigationItem {
  return { label: 'Home', to: pathname === '/home' ? '/' : '/home', icon: House };
}

export const HUDDLE: NavigationItem = {
  label: 'The Huddle',
  to: '/fan-zone',
  icon: UsersRound,
  membersOnly: true,
};
export const ARTICLES: NavigationItem = {
  label: 'Articles',
  to: '/articles?showAll=true',
  icon: Newspaper,
};
export const SETTINGS: NavigationItem = { label: 'Settings', to: '/settings', icon: Settings };

/** What follows Home in the header and in the menu of phones. */
export const NAVIGATION: NavigationItem[] = [
  { label: 'Podcast', to: '/home#episodes', icon: Mic },
  { label: 'Videos', to: '/home#videos', icon: TvMinimalPlay },
  ARTICLES,
  HUDDLE,
  { label: 'About Us', to: '/contact-us', icon: Users },
  { label: 'Advertise', to: '/advertise', icon: Megaphone },
];

/** True when the item leads to the page that is shown; places on a page don't count. */
export function isCurrent({ to, label }: NavigationItem, pathname: string): boolean {
  if (label === 'Home') return pathname === '/home';
  if (to.includes('#')) return false;
  const [path = ''] = to.split('?');
  return pathname === path || pathname.startsWith(`${path}/`);
}
