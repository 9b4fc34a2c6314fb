import { useEffect, useRef } from 'react';
import { languageName, LANGUAGES } from '../../schema/language/languages.ts';
import { t } from '../ui/language.ts';
import type { SettingsProps } from './settings-controls.tsx';

/** The page is re-rendered in the new language; the focus stays on the chosen one. */
let wasChosenHere = false;

/** The language of the whole site. */
export function LanguageSetting({ settings, change }: SettingsProps) {
  const chosen = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wasChosenHere) chosen.current?.focus({ preventScroll: true });
    wasChosenHere = false;
  }, []);

  return (
    <fieldset>
      <legend className="font-medium">{t('Language')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LANGUAGES.map((language) => (
          <label key={language} lang={language} className="flex min-h-11 items-center gap-2.5">
            <input
              ref={settings.language === language ? chosen : null}
              type="radio"
              name="language"
              checked={settings.language === language}
              onChange={() => {
                wasChosenHere = true;
                change({ language });
              }}
              className="size-5 accent-link"
            />
            {languageName(language)}
          </label>
        ))}
      </div>
      <p className="text-small text-muted">
        {t('Posts by members and hosts stay in the language they were written in.')}
      </p>
    </fieldset>
  );
}
