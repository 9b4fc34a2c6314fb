import { Handshake } from 'lucide-react';
import { ButtonLink } from '../ui/button-link.tsx';

/** The place for a partner; until one has it, the way to become one. */
export function SponsorSpotlight() {
  return (
    <section
      aria-labelledby="sponsor-title"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-surface px-5 py-6 sm:px-8"
    >
      <Handshake aria-hidden className="size-10 shrink-0 text-accent-text" strokeWidth={1.5} />
      <div className="min-w-0 grow basis-72">
        <p className="eyebrow text-muted">Sponsor spotlight</p>
        <h2 id="sponsor-title" className="display text-h2">
          Your bourbon, beer or barbecue here
        </h2>
        <p className="max-w-[60ch] text-muted">
          Reach fans who listen all week and shout all Sunday. Episodes, segments and watch parties
          are open.
        </p>
      </div>
      <ButtonLink to="/advertise" variant="secondary">
        Become a partner
      </ButtonLink>
    </section>
  );
}
