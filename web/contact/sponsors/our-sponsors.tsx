import type { OurSponsors_SponsorFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/gql.ts';
import { Card } from '../../ui/card.tsx';
import { t } from '../../ui/language.ts';
import { SponsorLogo } from './sponsor-logo.tsx';
import { SponsorName } from './sponsor-name.tsx';

graphql(/* GraphQL */ `
  fragment OurSponsors_sponsor on Sponsor {
    id
    name
    description
    logo {
      ...Picture_image
    }
    websiteUrl
  }
`);

/** All sponsors of today with their links. Nothing while there are none. */
export function OurSponsors({ sponsors }: { sponsors: readonly OurSponsors_SponsorFragment[] }) {
  if (sponsors.length === 0) return null;
  return (
    <section aria-labelledby="sponsors-title">
      <h2 id="sponsors-title" className="display text-h2">
        {t('Our sponsors')}
      </h2>
      <ul className="mt-4 grid gap-5 md:grid-cols-2">
        {sponsors.map(({ id, name, description, logo, websiteUrl }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center gap-5">
            <SponsorLogo logo={logo} />
            <div className="min-w-0 grow basis-48">
              <h3 className="text-h3 font-bold wrap-anywhere">
                <SponsorName name={name} websiteUrl={websiteUrl} />
              </h3>
              <p className="mt-1 text-muted wrap-anywhere">{description}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
