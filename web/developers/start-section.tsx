import { STEPS } from '../../schema/developers/steps.ts';
import { t } from '../ui/language.ts';
import { Example } from './code.tsx';
import { Section } from './section.tsx';

/** Where everyone begins. */
export function StartSection() {
  return (
    <Section id="start" title={t('Ask first, then follow')}>
      <ol className="grid grid-cols-1 gap-6">
        {STEPS.map(({ title, how, ...step }, index) => (
          <li key={title} className="grid grid-cols-1 gap-2">
            <h3 className="text-h3 font-semibold">{`${index + 1}. ${t(title)}`}</h3>
            <p>{t(how)}</p>
            {'file' in step && <Example label={t(title)} file={step.file} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
