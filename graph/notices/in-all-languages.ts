import { inEnglish, type Say } from '../../schema/language/english.ts';
import { LANGUAGES } from '../../schema/language/languages.ts';
import type { Notice, NoticeInLanguages } from '../../schema/news/notices.ts';
import { inLanguage } from '../core/language.ts';

/** The same notices in English and in each other language. */
export function inAllLanguages(noticesIn: (say: Say) => Notice[]): NoticeInLanguages[] {
  const others = LANGUAGES.filter((language) => language !== 'en').map(
    (language) => [language, noticesIn(inLanguage(language))] as const,
  );
  return noticesIn(inEnglish).map((notice, place) => ({
    ...notice,
    translations: Object.fromEntries(
      others.map(([language, notices]) => {
        const { title, spoilerFreeTitle, body, spoilerFree } = notices[place]!;
        return [language, { title, spoilerFreeTitle, body, spoilerFree }];
      }),
    ),
  }));
}
