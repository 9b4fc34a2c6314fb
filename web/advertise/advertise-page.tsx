import { useQuery } from '@apollo/client/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { CONTACT_TEXTS } from '../../schema/contact/contact.ts';
import type { Text } from '../../schema/language/english.ts';
import { advertisePage } from '../../schema/pages/entries/advertise.ts';
import { PartnersEmail } from '../contact/partners-email.tsx';
import { OurSponsors } from '../contact/sponsors/our-sponsors.tsx';
import { WriteToUs } from '../contact/write-to-us.tsx';
import { graphql } from '../gql/gql.ts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { AUDIENCE, BENEFITS, BRAND_FIT, IDEAS, REACH, TIERS } from './offer.ts';
import { numberFormat, t, translated } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const SponsorNews = lazy(() => import('../contact/sponsors/sponsor-news.tsx'));

const ADVERTISE = graphql(/* GraphQL */ `
  query AdvertisePage {
    sponsors {
      ...OurSponsors_sponsor
    }
  }
`);

const QUERIES = ['AdvertisePage'];
const number = numberFormat();

/** /advertise: what partners get, and how to become one. */
export default function AdvertisePage() {
  const { fallbackSubscribers } = useSite();
  // Without an answer the page is whole all the same: it is an offer, not a list.
  const { data } = useQuery(ADVERTISE);
  return (
    <>
      <PageMeta head={advertisePage.head} />
      <PageHead
        eyebrow={t('Advertise')}
        title={t('Put your name where the fans already are')}
        lead={t(
          'Ten years of live shows, a podcast and a community that comes back every week of the season.',
        )}
      >
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="#message">{t('Become a partner')}</ButtonLink>
        </div>
      </PageHead>
      <div className="page grid gap-14 py-12">
        <section aria-labelledby="reach-title">
          <h2 id="reach-title" className="sr-only">
            {t('Our reach')}
          </h2>
          <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {REACH.map(([figure, what]) => (
              <div
                key={what}
                className="flex flex-col-reverse justify-end border-l-4 border-accent pl-4"
              >
                <dt className="text-small text-muted">{t(what)}</dt>
                <dd className="display text-d2">
                  {figure === '{subscribers}'
                    ? number.format(fallbackSubscribers)
                    : translated(figure)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <Part id="audience" title={t('Who’s listening')}>
          <Pairs pairs={AUDIENCE} />
        </Part>
        <Part
          id="fit"
          title={t('A good fit for your brand')}
          room="[--room:26rem] sm:[--room:15rem]"
        >
          <p className="mt-3 max-w-[66ch]">{t('If it belongs to game day, it belongs here:')}</p>
          <Lines lines={BRAND_FIT} />
        </Part>
        <Part
          id="benefits"
          title={t('What a sponsor gets')}
          room="[--room:26rem] sm:[--room:15rem]"
        >
          <Lines lines={BENEFITS} />
        </Part>
        <Part id="ideas" title={t('Partnership ideas')} room="[--room:26rem] sm:[--room:15rem]">
          <Pairs pairs={IDEAS} />
        </Part>
        <Part id="tiers" title={t('Sponsorship tiers')} room="[--room:32rem] lg:[--room:10rem]">
          <ul className="mt-4 grid gap-5 md:grid-cols-3">
            {TIERS.map(([title, text]) => (
              <Card as="li" key={title}>
                <h3 className="text-h3 font-bold">{t(title)}</h3>
                <p className="mt-2 text-muted">{t(text)}</p>
              </Card>
            ))}
          </ul>
        </Part>
        <OurSponsors sponsors={data?.sponsors ?? []} />
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SponsorNews queries={QUERIES} />
          </Suspense>
        </ErrorBoundary>
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
          <Part id="talk" title={t('Let’s talk')}>
            <p className="mt-3 max-w-[46ch]">
              {t(
                'Tell us what you make and who you want to reach. You’ll get numbers, dates and a price, not a brochure.',
              )}
            </p>
            <p className="mt-5 mb-2 text-small font-semibold">{t('Or email us')}</p>
            <PartnersEmail />
          </Part>
          <WriteToUs
            id="message"
            title={t('Send Us a Message')}
            lead={t('Three lines will do.')}
            category="advertising"
            thanks={t(CONTACT_TEXTS.partnersThanks)}
          />
        </div>
        <ButtonLink to="/home" variant="secondary" className="justify-self-start">
          {t('Back to Home')}
        </ButtonLink>
      </div>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** About how high it is, unless it is at the top (see `deferred` in theme.css). */
  room?: string;
  children: ReactNode;
}

function Part({ id, title, room, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={classNames(room && `deferred ${room}`)}>
      <h2 id={`${id}-title`} className="display text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [title: Text, text: Text])[] }) {
  return (
    <ul className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {pairs.map(([title, text]) => (
        <li key={title} className="border-l-3 border-border-strong pl-4">
          <h3 className="font-bold">{translated(title)}</h3>
          <p className="text-muted">{translated(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly Text[] }) {
  return (
    <ul className="mt-4 grid gap-x-10 gap-y-2 sm:grid-cols-2">
      {lines.map((line) => (
        <li key={line} className="border-b border-border py-3">
          {translated(line)}
        </li>
      ))}
    </ul>
  );
}
