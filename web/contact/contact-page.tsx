import { CONTACT_TEXTS } from '../../schema/contact/contact.ts';
import { UNOFFICIAL_NOTICE } from '../../schema/site/site.ts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { contactPage } from '../../schema/pages/entries/contact.ts';
import { ABOUT, FACTS } from './about.ts';
import { CopyEmail } from './copy-email.tsx';
import { PartnersEmail } from './partners-email.tsx';
import { WriteToUs } from './write-to-us.tsx';
import { rich, t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

/** /contact-us: who makes the site, and how to write to them. */
export default function ContactPage() {
  const site = useSite();
  return (
    <>
      <PageMeta head={contactPage.head} />
      <PageHead
        title={t('About Us')}
        lead={t(
          'Ten years of Denver football by fans, for fans: live, unscripted and independent since 2016.',
        )}
      >
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="#contact">{t('Send us a message')}</ButtonLink>
        </div>
      </PageHead>
      <div className="page grid items-start gap-x-14 gap-y-10 py-8 lg:grid-cols-2 lg:py-12">
        <section aria-labelledby="about-title" className="grid max-w-[66ch] gap-4 text-body-l">
          <h2 id="about-title" className="display text-h2">
            {t('Who we are')}
          </h2>
          {ABOUT.map((paragraph) => (
            <p key={paragraph}>{t(paragraph, { site: site.name })}</p>
          ))}
          <dl className="my-2 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-4">
            {FACTS.map(([figure, what]) => (
              <div
                key={what}
                className="flex flex-col-reverse justify-end border-l-4 border-accent pl-3"
              >
                <dt className="text-small text-muted">{t(what)}</dt>
                <dd className="display text-h2">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="text-body text-muted">{t(UNOFFICIAL_NOTICE)}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/schedule" variant="secondary">
              {t('See the show schedule')}
            </ButtonLink>
            <ButtonLink to="/articles?showAll=true" variant="secondary">
              {t('Read the articles')}
            </ButtonLink>
          </div>
        </section>
        <div className="grid gap-6">
          <WriteToUs
            id="contact"
            title={t('Contact')}
            lead={t(
              'A compliment, a complaint, an idea for a segment, something broken on the site: we read all of it.',
            )}
            thanks={t(CONTACT_TEXTS.thanks)}
          />
          {site.contactEmail && (
            <p className="flex flex-wrap items-center gap-3 text-muted">
              {rich('Email us: {address}', {
                address: <CopyEmail address={site.contactEmail} />,
              })}
            </p>
          )}
          <section aria-labelledby="partners-title" className="grid justify-items-start gap-2">
            <h2 id="partners-title" className="text-h3 font-bold">
              {t('Partners and press')}
            </h2>
            <p className="text-muted">
              {t(
                'Want to sponsor an episode or talk about {site}? Write to us here, or see what a partnership looks like.',
                { site: site.name },
              )}
            </p>
            <div className="mt-1 flex flex-wrap gap-3">
              <PartnersEmail />
              <ButtonLink to="/advertise" variant="secondary">
                {t('Advertise with us')}
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
