import {
  ArchiveRestore,
  CalendarDays,
  ChartColumn,
  Clapperboard,
  Filter,
  Flag,
  Gavel,
  Handshake,
  History,
  Images,
  Inbox,
  ListChecks,
  type LucideIcon,
  Mail,
  MailPlus,
  MessageCircleQuestion,
  Newspaper,
  Radio,
  Settings2,
  Shirt,
  Trophy,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { Capability } from '../../schema/accounts/capabilities.ts';
import type { Text } from '../../schema/language/english.ts';
import { useNewContact } from '../contact/admin/new-contact.ts';
import { useQueueCount } from '../moderation/queue/queue-count.ts';
import { usePendingPhotos } from '../photos/moderation/use-pending-photos.ts';
import { usePendingQuestions } from '../questions/admin/pending-questions.ts';
import { usePendingReports } from '../reports/admin/pending-reports.ts';

/** The marker beside the name of a tab: how many need review, or a text. Null: nothing is pending. */
export type TabMark = number | 'NEW!' | null;

export interface AdminTab {
  /** As in the address: `/admin?tab=articles`. */
  readonly id: string;
  /** Who has this right sees it. */
  readonly act: Capability;
  readonly label: Text;
  readonly icon: LucideIcon;
  /** A download of its own, the default export of a file in `tabs/`: `lazy(() => import('./tabs/articles-tab.tsx'))`. */
  readonly panel: ComponentType;
  /** Says whether something waits there. Runs while the dashboard is open, whichever tab is shown. */
  readonly useMark?: () => TabMark;
}

/** The tabs from the first to the last. A new one is an entry here, in the order of the spec, and a file in `tabs/`. */
export const ADMIN_TABS: readonly AdminTab[] = [
  {
    id: 'users',
    act: 'user.administer',
    label: 'Users',
    icon: Users,
    panel: lazy(() => import('./tabs/users-tab.tsx')),
  },
  {
    // First for hosts: ten minutes before a show they open the dashboard for this.
    id: 'on-air',
    act: 'show.putOnAir',
    label: 'On air',
    icon: Radio,
    panel: lazy(() => import('./tabs/on-air-tab.tsx')),
  },
  {
    // First for moderators: all that waits for them.
    id: 'queue',
    act: 'queue.work',
    label: 'Review queue',
    icon: ListChecks,
    panel: lazy(() => import('./tabs/queue-tab.tsx')),
    useMark: () => useQueueCount() || null,
  },
  {
    id: 'questions',
    act: 'question.moderate',
    label: 'Questions',
    icon: MessageCircleQuestion,
    panel: lazy(() => import('./tabs/questions-tab.tsx')),
    useMark: () => usePendingQuestions() || null,
  },
  {
    id: 'articles',
    act: 'article.write',
    label: 'Articles',
    icon: Newspaper,
    panel: lazy(() => import('./tabs/articles-tab.tsx')),
  },
  {
    id: 'photos',
    act: 'photo.moderate',
    label: 'Photos',
    icon: Images,
    panel: lazy(() => import('./tabs/photos-tab.tsx')),
    useMark: () => usePendingPhotos() || null,
  },
  {
    id: 'reports',
    act: 'report.moderate',
    label: 'Reports',
    icon: Flag,
    panel: lazy(() => import('./tabs/reports-tab.tsx')),
    useMark: () => usePendingReports() || null,
  },
  {
    id: 'sanctions',
    act: 'member.sanction',
    label: 'Warnings & mutes',
    icon: Gavel,
    panel: lazy(() => import('./tabs/sanctions-tab.tsx')),
  },
  {
    id: 'removed',
    act: 'post.restore',
    label: 'Deleted posts',
    icon: ArchiveRestore,
    panel: lazy(() => import('./tabs/removed-tab.tsx')),
  },
  {
    id: 'filters',
    act: 'filter.manage',
    label: 'Filters',
    icon: Filter,
    panel: lazy(() => import('./tabs/filters-tab.tsx')),
  },
  {
    id: 'contact',
    act: 'contact.moderate',
    label: 'Contact',
    icon: Inbox,
    panel: lazy(() => import('./tabs/contact-tab.tsx')),
    useMark: () => (useNewContact() > 0 ? 'NEW!' : null),
  },
  {
    id: 'sponsors',
    act: 'sponsor.manage',
    label: 'Sponsors',
    icon: Handshake,
    panel: lazy(() => import('./tabs/sponsors-tab.tsx')),
  },
  {
    id: 'fantasy',
    act: 'fantasy.administer',
    label: 'Fantasy',
    icon: Trophy,
    panel: lazy(() => import('./tabs/fantasy-tab.tsx')),
  },
  {
    id: 'metrics',
    act: 'admin.dashboard',
    label: 'Metrics',
    icon: ChartColumn,
    panel: lazy(() => import('./tabs/metrics-tab.tsx')),
  },
  {
    id: 'newsletter',
    act: 'newsletter.send',
    label: 'Newsletter',
    icon: Mail,
    panel: lazy(() => import('./tabs/newsletter-tab.tsx')),
  },
  {
    id: 'subscribers',
    act: 'subscriber.manage',
    label: 'Subscribers',
    icon: MailPlus,
    panel: lazy(() => import('./tabs/subscribers-tab.tsx')),
  },
  {
    id: 'games',
    act: 'game.save',
    label: 'Games',
    icon: CalendarDays,
    panel: lazy(() => import('./tabs/games-tab.tsx')),
  },
  {
    id: 'roster',
    act: 'roster.manage',
    label: 'Roster',
    icon: Shirt,
    panel: lazy(() => import('./tabs/roster-tab.tsx')),
  },
  {
    id: 'shows',
    act: 'show.manage',
    label: 'Shows & podcast',
    icon: Clapperboard,
    panel: lazy(() => import('./tabs/shows-tab.tsx')),
  },
  {
    id: 'site',
    act: 'site.configure',
    label: 'Site',
    icon: Settings2,
    panel: lazy(() => import('./tabs/site-tab.tsx')),
  },
  {
    id: 'activity',
    act: 'admin.dashboard',
    label: 'Activity',
    icon: History,
    panel: lazy(() => import('./tabs/activity-tab.tsx')),
  },
];
