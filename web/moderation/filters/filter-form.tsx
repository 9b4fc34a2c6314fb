import { FlaskConical } from 'lucide-react';
import { useId } from 'react';
import {
  type FieldError as FormError,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { FilterForm } from '../../../schema/filters/filter-shape.ts';
import {
  countsPosts,
  FILTER_ACTIONS,
  FILTER_LIMITS,
  FILTER_RULES,
  type FilterFields,
  FILTERED_KINDS,
} from '../../../schema/filters/filters.ts';
import type { FilterRow_FilterFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { ACTION_WORDS, PLACE_WORDS, RULE_WORDS } from './filter-words.ts';

const resolver = lazyResolver(async () => (await import('./filter-resolver.ts')).filterResolver);

const numberText = (value: number | null | undefined) => (value == null ? '' : String(value));

const valuesOf = (stored: FilterRow_FilterFragment | null): FilterForm => ({
  name: stored?.name ?? '',
  rule: stored?.rule ?? 'WORDS',
  words: stored?.words.join('\n') ?? '',
  pattern: stored?.pattern ?? '',
  allowedHosts: stored?.allowedHosts.join('\n') ?? '',
  count: numberText(stored?.count),
  minutes: numberText(stored?.minutes),
  memberDays: numberText(stored?.memberDays),
  kinds: stored?.kinds ?? FILTERED_KINDS,
  action: stored?.action ?? 'MARK',
  message: stored?.message ?? '',
  isOn: stored?.isOn ?? true,
});

interface FilterFormCardProps {
  /** Null: a new one. */
  stored: FilterRow_FilterFragment | null;
  busy: boolean;
  fault: string | undefined;
  onChange: () => void;
  onTry: (fields: FilterFields) => void;
}

type Form = UseFormReturn<FilterForm, unknown, FilterFields>;

/** What a filter looks for, where, and what happens then. */
export function FilterFormCard({ stored, busy, fault, onChange, onTry }: FilterFormCardProps) {
  const form: Form = useForm<FilterForm, unknown, FilterFields>({
    resolver,
    defaultValues: valuesOf(stored),
  });
  const { errors } = form.formState;
  const action = useWatch({ control: form.control, name: 'action' });
  return (
    <Card>
      <form
        noValidate
        aria-labelledby="filter-title"
        onChange={onChange}
        onSubmit={(event) => void form.handleSubmit(onTry)(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <FormSummary form={form} />
        </div>
        <TextField
          label={t('Name')}
          hint={t('Moderators see it beside the posts it marks.')}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SelectField label={t('Looks for')} {...form.register('rule')}>
          {FILTER_RULES.map((each) => (
            <option key={each} value={each}>
              {t(RULE_WORDS[each])}
            </option>
          ))}
        </SelectField>
        <RuleFields form={form} />
        <Places form={form} />
        <SelectField label={t('What happens')} {...form.register('action')}>
          {FILTER_ACTIONS.map((each) => (
            <option key={each} value={each}>
              {t(ACTION_WORDS[each])}
            </option>
          ))}
        </SelectField>
        {action === 'REFUSE' && (
          <TextField
            label={t('What they read')}
            hint={t('After “Not posted:”. Say what to change.')}
            maxLength={FILTER_LIMITS.message}
            error={errors.message?.message}
            {...form.register('message')}
          />
        )}
        <div className="sm:col-span-2">
          <Checkbox label={t('Turned on')} {...form.register('isOn')} />
        </div>
        <div className="grid justify-items-start gap-2 sm:col-span-2">
          <div role="alert" className="empty:hidden">
            <FieldError id="filter-trial" error={fault} />
          </div>
          <Button
            type="submit"
            variant="secondary"
            icon={FlaskConical}
            busy={busy}
            busyLabel={t('Trying…')}
          >
            {t('Try it on last week')}
          </Button>
          <p className="text-small text-muted">{t('Then you can save it.')}</p>
        </div>
      </form>
    </Card>
  );
}

/** The faults of a list: one of its own, or one at each of its entries. */
type ListErrors = FormError | readonly (FormError | undefined)[] | undefined;

/** The first fault of a list, whichever of its entries has it. */
function faultIn(errors: ListErrors): string | undefined {
  const all: readonly (FormError | undefined)[] = errors instanceof Array ? errors : [errors];
  return all.find((each) => each?.message)?.message;
}

/** What the chosen rule looks at. */
function RuleFields({ form }: { form: Form }) {
  const { errors } = form.formState;
  const rule = useWatch({ control: form.control, name: 'rule' });
  const isForNew = rule === 'NEW_MEMBERS';
  return (
    <>
      {rule === 'WORDS' && (
        <div className="sm:col-span-2">
          <TextArea
            label={t('Words and phrases')}
            hint={t(
              'One per line. Capitals and accents don’t matter. With * at the end it also finds longer words.',
            )}
            error={faultIn(errors.words)}
            {...form.register('words')}
          />
        </div>
      )}
      {rule === 'PATTERN' && (
        <div className="sm:col-span-2">
          <TextField
            label={t('Pattern')}
            hint={t('A regular expression in RE2 syntax. Capitals don’t matter.')}
            maxLength={FILTER_LIMITS.pattern}
            autoCapitalize="none"
            spellCheck={false}
            error={errors.pattern?.message}
            {...form.register('pattern')}
          />
        </div>
      )}
      {rule === 'LINKS' && (
        <div className="sm:col-span-2">
          <TextArea
            label={t('Allowed sites')}
            hint={t('One per line, like example.org. Links to other sites match.')}
            error={faultIn(errors.allowedHosts)}
            {...form.register('allowedHosts')}
          />
        </div>
      )}
      {countsPosts(rule) && (
        <>
          <TextField
            label={rule === 'REPEATS' ? t('Same posts allowed') : t('Posts allowed')}
            inputMode="numeric"
            error={errors.count?.message}
            {...form.register('count')}
          />
          <TextField
            label={t('Within how many minutes')}
            inputMode="numeric"
            error={errors.minutes?.message}
            {...form.register('minutes')}
          />
        </>
      )}
      <TextField
        label={t('Only for members of less than so many days')}
        hint={isForNew ? undefined : t('Leave blank for everyone.')}
        inputMode="numeric"
        error={errors.memberDays?.message}
        {...form.register('memberDays')}
      />
    </>
  );
}

/** Which posts a filter reads. */
function Places({ form }: { form: Form }) {
  const id = useId();
  const error = faultIn(form.formState.errors.kinds as ListErrors);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="sm:col-span-2">
      <legend className="text-small font-semibold">{t('Where')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {FILTERED_KINDS.map((each) => (
          <Checkbox
            key={each}
            label={t(PLACE_WORDS[each])}
            value={each}
            {...form.register('kinds')}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
