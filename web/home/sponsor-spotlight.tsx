import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { graphql } from '../gql/gql.ts';
import type { SponsorSpotlight_SponsorFragment } from '../gql/graphql.ts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment SponsorSpotlight_sponsor on Sponsor {
    name
    description
    logoUrl
    websiteUrl
  }
`);

const openPlace = () => ({
  websiteUrl: null,
  name: t('Your bourbon, beer or barbecue here'),
  description: t(
    'Reach fans who listen all week and shout all Sunday. Episodes, segments and watch parties are open.',
  ),
});

/** Only web addresses become links, whatever is in the table. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

interface SponsorSpotlightProps {
  /** The sponsor of the day; null: there is none yet; undefined: not loaded yet. */
  sponsor: SponsorSpotlight_SponsorFragment | null | undefined;
}

/** The place of the sponsor of the day, and the way to become one. */
export function SponsorSpotlight({ sponsor }: SponsorSpotlightProps) {
  return (
    <section
      aria-label={t('Sponsor spotlight')}
      className="deferred flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-surface px-5 py-6 [--room:17rem] sm:px-8 sm:[--room:9.5rem]"
    >
      <Logo url={sponsor?.logoUrl} />
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
      </div>
      <ButtonLink to="/advertise" variant="secondary">
        {t('Become a partner')}
      </ButtonLink>
    </section>
  );
}

function Words({
  name,
  description,
  websiteUrl,
}: Pick<SponsorSpotlight_SponsorFragment, 'name' | 'description' | 'websiteUrl'>) {
  return (
    <>
      <h2 className="display text-h2 wrap-anywhere">
        {websiteUrl && isWebAddress(websiteUrl) ? (
          <a
            href={websiteUrl}
            target="_blank"
            rel="sponsored noopener noreferrer"
            className="text-link underline"
          >
            {name}
            <span className="sr-only"> {t('(opens in a new tab)')}</span>
          </a>
        ) : (
          name
        )}
      </h2>
      <p className="mt-1 max-w-[60ch] text-muted">{description}</p>
    </>
  );
}

/** The sponsor's logo; a handshake where there is none or it can't be loaded. */
function Logo({ url }: { url: string | null | undefined }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || url === broken) {
    return (
      <Handshake aria-hidden className="size-10 shrink-0 text-accent-text" strokeWidth={1.5} />
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className="size-20 shrink-0 rounded-control object-contain"
    />
  );
}
