import { Link } from 'react-router-dom';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { accessibilityPage } from '../../schema/pages/entries/accessibility.ts';
import { rich, t, translated } from '../ui/language.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { DONE, LIMITS, TESTED } from './statement.ts';

interface PointsProps {
  id: string;
  title: string;
  points: typeof DONE | typeof TESTED | typeof LIMITS;
}

function Points({ id, title, points }: PointsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="display text-h2">
        {title}
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </section>
  );
}

/** /accessibility: how usable the site is for everybody, as far as it was measured. */
export default function AccessibilityPage() {
  return (
    <>
      <PageMeta head={accessibilityPage.head} />
      <PageHead
        title={t('Accessibility statement')}
        lead={translated(accessibilityPage.head.description)}
      />
      <div className="page py-8 lg:py-12">
        <div className="grid max-w-[66ch] gap-10">
          <p className="text-body-l">
            {t(
              'We hold this site to WCAG 2.2, level AA. As far as the tests below can tell, it meets it. Where we know it doesn’t, we say so here.',
            )}
          </p>
          <Points id="done" title={t('What we do')} points={DONE} />
          <Points id="tested" title={t('What we test before every release')} points={TESTED} />
          <Points id="limits" title={t('Known limits')} points={LIMITS} />
          <section aria-labelledby="report" className="grid justify-items-start gap-3">
            <h2 id="report" className="display text-h2">
              {t('Something doesn’t work for you?')}
            </h2>
            <p>
              {rich(
                'Tell us which page and what you use. You don’t need an account. You can change a lot in {settings}.',
                {
                  settings: (
                    <Link to="/settings" className="underline">
                      {t('Settings')}
                    </Link>
                  ),
                },
              )}
            </p>
            <ButtonLink to="/contact-us#contact">{t('Send us a message')}</ButtonLink>
          </section>
        </div>
      </div>
    </>
  );
}
