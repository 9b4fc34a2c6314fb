import { useApolloClient, useMutation } from '@apollo/client/react';
import { Save } from 'lucide-react';
import { useState } from 'react';
import type { FilterFields } from '../../../schema/filters/filters.ts';
import type { FilterInput, FilterRow_FilterFragment, FilterTrialQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { useAct } from '../../ui/forms/use-act.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { inputOf } from './filter-input.ts';
import { FilterFormCard } from './filter-form.tsx';
import { ADD_FILTER, FILTER_TRIAL, FILTERS, UPDATE_FILTER } from './operations.ts';
import { TrialResult } from './trial-result.tsx';

interface FilterEditorProps {
  /** Null: a new one. */
  stored: FilterRow_FilterFragment | null;
  onDone: () => void;
}

/** A filter that was tried, and what it would have matched. */
interface Tried {
  readonly filter: FilterInput;
  readonly trial: FilterTrialQuery['filterTrial'];
}

/** Tries a filter on the last week, and then saves it. A change of the form takes the trial away again. */
export function FilterEditor({ stored, onDone }: FilterEditorProps) {
  const client = useApolloClient();
  const [tried, setTried] = useState<Tried>();
  const trying = useAct();
  const saving = useAct();
  const [add] = useMutation(ADD_FILTER, { refetchQueries: [FILTERS] });
  const [update] = useMutation(UPDATE_FILTER);

  const tryOut = (fields: FilterFields) => {
    const filter = inputOf(fields);
    return trying.run(async () => {
      const { data } = await client.query({
        query: FILTER_TRIAL,
        variables: { filter },
        fetchPolicy: 'no-cache',
      });
      if (data) setTried({ filter, trial: data.filterTrial });
    });
  };

  async function save({ filter }: Tried) {
    const isDone = await saving.run(() =>
      stored ? update({ variables: { id: stored.id, filter } }) : add({ variables: { filter } }),
    );
    if (!isDone) return;
    const title = filter.name;
    toast({ title: stored ? t('Saved: {title}', { title }) : t('Added: {title}', { title }) });
    onDone();
  }

  return (
    <div className="grid gap-4">
      <FilterFormCard
        stored={stored}
        busy={trying.busy}
        fault={trying.fault}
        onChange={() => setTried(undefined)}
        onTry={(fields) => void tryOut(fields)}
      />
      {tried && (
        <TrialResult trial={tried.trial}>
          <div role="alert" className="empty:hidden">
            <FieldError id="filter-save" error={saving.fault} />
          </div>
          <Button
            icon={Save}
            busy={saving.busy}
            busyLabel={t('Saving…')}
            onClick={() => void save(tried)}
          >
            {t('Save filter')}
          </Button>
        </TrialResult>
      )}
    </div>
  );
}
