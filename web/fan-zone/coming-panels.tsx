import { Images, type LucideIcon, Sparkles } from 'lucide-react';
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
