import { useApolloClient } from '@apollo/client/react';
import {
  ACTIVE_STATUSES,
  CONTACT_CATEGORIES,
  CONTACT_CATEGORY_WORDS,
  CONTACT_REVIEW_TEXTS as TEXTS,
} from '../../../schema/contact/contact.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { CONTACT_EVENTS } from './operations.ts';
import { SubmissionList } from './submission-list.tsx';
import { t } from '../../ui/language.ts';
import { useLive } from '../../live/use-live.ts';

/** Messages that are to be dealt with, and those that were. The category is in the URL. */
export function ContactPanel() {
  const client = useApolloClient();
  const [search, setSearch] = useAddressParams();
  const category = CONTACT_CATEGORIES.find((one) => one === search.get('category')) ?? null;
  const ask = () => void client.refetchQueries({ include: ['ContactSubmissions'] });
  useLive(CONTACT_EVENTS, { refetches: ['ContactSubmissions'] });

  return (
    <section aria-labelledby="contact-title" className="grid grid-cols-1 gap-6">
      <h2 id="contact-title" className="display text-h2">
        {t('Contact')}
      </h2>
      <div className="sm:max-w-72">
        <SelectField
          label={t('Category')}
          value={category ?? 'all'}
          onChange={({ target }) =>
            setSearch({ tab: 'contact', category: target.value }, { replace: true })
          }
        >
          <option value="all">{t('All categories')}</option>
          {CONTACT_CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {t(CONTACT_CATEGORY_WORDS[one])}
            </option>
          ))}
        </SelectField>
      </div>
      <SubmissionList
        key={`active ${category}`}
        category={category}
        statuses={ACTIVE_STATUSES}
        title={t('Active Submissions')}
        none={t(TEXTS.noneActive)}
        onDone={ask}
      />
      <SubmissionList
        key={`completed ${category}`}
        category={category}
        statuses={COMPLETED}
        title={t('Completed Submissions')}
        none={t(TEXTS.noneCompleted)}
        onDone={ask}
      />
    </section>
  );
}

const COMPLETED = ['completed'] as const;
