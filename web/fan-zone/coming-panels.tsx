import { Images, type LucideIcon, Sparkles, Trophy, Users } from 'lucide-react';
import { RosterButton } from '../roster/roster-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/states.tsx';

/** The tabs whose rooms open later. */

function Coming({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <section className="grid gap-4">
      <h2 className="display text-h2">{title}</h2>
      <EmptyState icon={icon} text={text}>
        <Badge tone="orange">Coming Soon</Badge>
      </EmptyState>
    </section>
  );
}

export const PhotosPanel = () => (
  <Coming
    icon={Images}
    title="Fan Photos"
    text="The photo wall opens soon. Keep your best game day shots ready."
  />
);

export const AiPhotosPanel = () => (
  <section className="grid gap-4">
    <h2 className="display text-h2">Sean-anigans</h2>
    <EmptyState icon={Sparkles} text="No AI content available yet" />
  </section>
);

/** What there is of fantasy before it opens: the roster is for everybody. */
export const FantasyPanel = () => (
  <section className="grid gap-4">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="display text-h2">Fantasy</h2>
      <RosterButton />
    </div>
    <EmptyState
      icon={Users}
      text="Coming Soon! Fantasy will be available to all fans when the 2025 season officially begins."
    >
      <Badge tone="orange">Coming Soon</Badge>
    </EmptyState>
  </section>
);

export const LeaderboardsPanel = () => (
  <Coming
    icon={Trophy}
    title="Leaderboards"
    text="Leaderboards will be here with the first fantasy game."
  />
);
