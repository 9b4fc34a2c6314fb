import { SponsorLogo } from '../contact/sponsors/sponsor-logo.tsx';
import { SponsorName } from '../contact/sponsors/sponsor-name.tsx';
import { graphql } from '../gql/gql.ts';
import type {
  SponsorSpotlight_OtherFragment,
  SponsorSpotlight_SponsorFragment,
} from '../gql/graphql.ts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment SponsorSpotlight_sponsor on Sponsor {
    id
    name
    description
    logo {
      ...Picture_image
    }
    websiteUrl
  }
`);

graphql(/* GraphQL */ `
  fragment SponsorSpotlight_other on Sponsor {
    id
    name
    websiteUrl
  }
`);

const openPlace = () => ({
  websiteUrl: null,
  name: t('Your bourbon, beer or barbecue here'),
  description: t(
    'Reach fans who listen all week and yell all Sunday. Episodes, segments and watch parties are open.',
  ),
});

interface SponsorSpotlightProps {
  /** The sponsor of the day; null: there is none yet; undefined: not loaded yet. */
  sponsor: SponsorSpotlight_SponsorFragment | null | undefined;
  /** All sponsors of today, in their order. */
  all: readonly SponsorSpotlight_OtherFragment[];
}

/** The place of the sponsor of the day, the names of the others, and the way to become one. */
export function SponsorSpotlight({ sponsor, all }: SponsorSpotlightProps) {
  const others = all.filter(({ id }) => id !== sponsor?.id);
  return (
    <section
      aria-label={t('Sponsor spotlight')}
      className="deferred flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-surface px-5 py-6 [--room:17rem] sm:px-8 sm:[--room:11rem]"
    >
      <SponsorLogo logo={sponsor?.logo} />
      <div className="min-w-0 grow basis-72">
        <p className="eyebrow text-muted">{t('Sponsor spotlight')}</p>
        {sponsor === undefined ? (
          <Loading label={t('Loading the sponsor…')} className="grid gap-1 pt-1">
            <Skeleton className="h-7 max-w-96" />
            <Skeleton className="h-12 max-w-[60ch]" />
          </Loading>
        ) : (
          <Words {...(sponsor ?? openPlace())} />
        )}
        {others.length > 0 && <Others sponsors={others} />}
      </div>
      <ButtonLink to="/advertise" variant="secondary">
        {t('Become a partner')}
      </ButtonLink>
    </section>
  );
}

type Words = Pick<SponsorSpotlight_SponsorFragment, 'name' | 'description' | 'websiteUrl'>;

function Words({ name, description, websiteUrl }: Words) {
  return (
    <>
      <h2 className="display text-h2 wrap-anywhere">
        <SponsorName name={name} websiteUrl={websiteUrl} />
      </h2>
      <p className="mt-1 max-w-[60ch] text-muted wrap-anywhere">{description}</p>
    </>
  );
}

function Others({ sponsors }: { sponsors: readonly SponsorSpotlight_OtherFragment[] }) {
  return (
    <div className="mt-2 flex flex-wrap gap-x-4 text-small">
      <p className="flex min-h-11 items-center text-muted">{t('Also with us:')}</p>
      <ul className="contents">
        {sponsors.map(({ id, name, websiteUrl }) => (
          <li
            key={id}
            className="flex min-h-11 items-center font-semibold wrap-anywhere *:inline-flex *:min-h-11 *:items-center"
          >
            <SponsorName name={name} websiteUrl={websiteUrl} />
          </li>
        ))}
      </ul>
    </div>
  );
}
