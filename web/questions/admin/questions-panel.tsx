import { useApolloClient } from '@apollo/client/react';
import type { Text } from '../../../schema/language/english.ts';
import {
  QUESTION_FILTERS,
  QUESTION_REVIEW_TEXTS as TEXTS,
  type QuestionFilter,
} from '../../../schema/questions.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { QUESTION_EVENTS } from './operations.ts';
import { QuestionList } from './question-list.tsx';
import { t } from '../../ui/language.ts';
import { useLive } from '../../live/use-live.ts';

const FILTER_WORDS = {
  all: 'All questions',
  pending: 'Pending',
  approved: 'Approved',
} as const satisfies Readonly<Record<QuestionFilter, Text>>;

/** Pending and approved questions. The filter is in the URL. */
export function QuestionsPanel() {
  const client = useApolloClient();
  const [search, setSearch] = useAddressParams();
  const filter = QUESTION_FILTERS.find((one) => one === search.get('show')) ?? 'all';
  const ask = () => void client.refetchQueries({ include: ['Questions'] });
  useLive(QUESTION_EVENTS, { refetches: ['Questions'] });

  return (
    <section aria-labelledby="questions-title" className="grid gap-6">
      <h2 id="questions-title" className="display text-h2">
        {t('Questions')}
      </h2>
      <div className="sm:max-w-72">
        <SelectField
          label={t('Show')}
          value={filter}
          onChange={({ target }) =>
            setSearch({ tab: 'questions', show: target.value }, { replace: true })
          }
        >
          {QUESTION_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(FILTER_WORDS[one])}
            </option>
          ))}
        </SelectField>
      </div>
      {filter !== 'approved' && (
        <QuestionList
          group="pending"
          title={t('Pending Questions')}
          none={t(TEXTS.nonePending)}
          onDone={ask}
        />
      )}
      {filter !== 'pending' && (
        <QuestionList
          group="approved"
          title={t('Approved Questions')}
          none={t(TEXTS.noneApproved)}
          onDone={ask}
        />
      )}
    </section>
  );
}
