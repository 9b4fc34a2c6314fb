import { Link } from 'react-router-dom';
import { PLACES } from '../../schema/developers/places.ts';
import { developersPage } from '../../schema/pages/entries/developers.ts';
import { rich, t, translated } from '../ui/language.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Changelog } from './changelog.tsx';
import { ClientsSection } from './clients-section.tsx';
import { Word } from './code.tsx';
import { Contents } from './contents.tsx';
import { EmbedsSection } from './embeds-section.tsx';
import { ErrorsSection } from './errors-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { PositionsSection } from './positions-section.tsx';
import { QueriesSection } from './queries-section.tsx';
import { Section } from './section.tsx';
import { SocketSection } from './socket-section.tsx';
import { StartSection } from './start-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { TokenSection } from './token-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

const code = (text: string) => <Word>{text}</Word>;

/** /developers: what others may build on, and by which rules. */
export default function DevelopersPage() {
  usePageTexts('developers');
  return (
    <>
      <PageMeta head={developersPage.head} />
      <PageHead title={t('Developers')} lead={translated(developersPage.head.description)} />
      <div className="page grid grid-cols-1 gap-x-16 py-8 justify-between lg:grid-cols-[minmax(0,72ch)_auto] lg:py-12">
        <div className="grid grid-cols-1 gap-10 max-lg:max-w-[72ch]">
          <StartSection />
          <Section id="places" title={t('Endpoints')}>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
              {PLACES.map(([path, what]) => (
                <div key={path} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
                  <dt>
                    <a href={path} lang="en" className="font-mono text-small underline">
                      {path}
                    </a>
                  </dt>
                  <dd>{t(what)}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <QueriesSection />
          <ClientsSection />
          <SocketSection />
          <PositionsSection />
          <EmbedsSection />
          <TokenSection />
          <WebhooksSection />
          <Section id="pages" title={t('IDs and pagination')}>
            <p>
              {rich(
                'IDs are whole numbers and never change. A paginated list is a connection: it takes {first}, the page size, and {after}, the {cursor} of the last item you have, and keeps working if that item is deleted.',
                { first: code('first'), after: code('after'), cursor: code('endCursor') },
              )}
            </p>
          </Section>
          <LimitsSection />
          <ErrorsSection />
          <Section id="origins" title={t('Cross-origin requests')}>
            <p>
              {t(
                'Any site can request public data without credentials: cookies count only on this site. Under /api, other sites can only read. With an API token, both allow whatever the token allows.',
              )}
            </p>
          </Section>
          <TermsSection />
          <Section id="changes" title={t('Changelog')}>
            <p>
              {t(
                'We add fields without notice. Before we remove one, the schema marks it as deprecated, with the reason and what to use instead.',
              )}{' '}
              {t(
                'Responses list what your document used that is deprecated in extensions.deprecated.',
              )}
            </p>
            <Changelog />
            <p>
              {rich('Missing something, or found a mistake? {contact}', {
                contact: (
                  <Link to="/contact-us#contact" className="underline">
                    {t('Write to us')}
                  </Link>
                ),
              })}
            </p>
          </Section>
        </div>
        <Contents />
      </div>
    </>
  );
}
