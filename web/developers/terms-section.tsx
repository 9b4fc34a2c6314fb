import { Link } from 'react-router-dom';
import { TERMS } from '../../schema/developers/terms.ts';
import { rich, t } from '../ui/language.ts';
import { Section } from './section.tsx';

const SECURITY = '/.well-known/security.txt';

/** By which rules one may build on the graph, and whom to write to. */
export function TermsSection() {
  return (
    <Section id="terms" title={t('Terms')}>
      <ul className="grid list-disc gap-2 pl-5">
        {TERMS.map((term) => (
          <li key={term}>{t(term)}</li>
        ))}
        <li>
          {rich(
            'Need higher limits, have a question or want something of yours removed? {contact}. Report security problems {security}.',
            {
              contact: (
                <Link to="/contact-us#contact" className="underline">
                  {t('Write to us')}
                </Link>
              ),
              security: (
                <a href={SECURITY} className="underline">
                  {t('here')}
                </a>
              ),
            },
          )}
        </li>
      </ul>
    </Section>
  );
}
