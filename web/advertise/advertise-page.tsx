import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PAGE_HEADS } from '../../schema/page-heads.ts';
import { PageHead } from '../ui/page-head.tsx';
import { BENEFITS, REACH, TIERS } from './offer.ts';

/** /advertise: what sponsors get. */
export default function AdvertisePage() {
  return (
    <>
      <PageMeta head={PAGE_HEADS.advertise} />
      <PageHead
        eyebrow="Advertise"
        title="Put your name where the fans already are"
        lead="Ten years of live shows, a podcast and a community that comes back every week of the season."
      />

      <div className="page grid gap-14 py-12">
        <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {REACH.map(([figure, what]) => (
            <div key={what} className="flex flex-col-reverse border-l-4 border-accent pl-4">
              <dt className="text-small text-muted">{what}</dt>
              <dd className="display text-d2">{figure}</dd>
            </div>
          ))}
        </dl>

        <section aria-labelledby="audience" className="max-w-[66ch]">
          <h2 id="audience" className="display text-h2">
            Who listens
          </h2>
          <p className="mt-3">
            Adults over 21 who plan their week around a kickoff: season-ticket holders, tailgaters,
            fantasy players, and fans far from Colorado who keep Mountain time on a second clock.
            They watch live, they write back, and they remember who bought the round.
          </p>
          <h2 className="display mt-8 text-h2">A good fit</h2>
          <p className="mt-3">
            Bourbon and craft spirits, bars and restaurants, outdoor and truck brands, local
            services, ticketing and travel: if it belongs to game day, it belongs here.
          </p>
        </section>

        <section aria-labelledby="benefits">
          <h2 id="benefits" className="display text-h2">
            What a sponsor gets
          </h2>
          <ul className="mt-4 grid gap-x-10 gap-y-2 sm:grid-cols-2">
            {BENEFITS.map((benefit) => (
              <li key={benefit} className="border-b border-border py-3">
                {benefit}
              </li>
            ))}
          </ul>
        </section>

        <section aria-labelledby="tiers">
          <h2 id="tiers" className="display text-h2">
            Ways to take part
          </h2>
          <ul className="mt-4 grid gap-5 md:grid-cols-3">
            {TIERS.map(([title, text]) => (
              <Card as="li" key={title}>
                <h3 className="text-h3 font-bold">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </Card>
            ))}
          </ul>
        </section>

        <ButtonLink to="/home" variant="secondary" className="justify-self-start">
          Back to Home
        </ButtonLink>
      </div>
    </>
  );
}
