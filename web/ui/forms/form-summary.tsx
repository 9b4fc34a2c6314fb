import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { t, translated } from '../language.ts';

interface FormSummaryProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>;
}

/**
 * The errors of the form, if there are several; each line links to its field. The focus goes to the first of the
 * fields, so screen readers announce the summary where it is.
 */
export function FormSummary<Values extends FieldValues>({ form }: FormSummaryProps<Values>) {
  const { errors } = form.formState;
  const wrong = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [[name as Path<Values>, error.message] as const] : [],
  );
  if (wrong.length < 2) return null;
  return (
    <div role="alert" className="rounded-control bg-tint-red px-4 py-3 text-on-tint-red">
      <p className="font-bold">{t('Check these {count} fields:', { count: wrong.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {wrong.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-6 text-left align-top underline"
              onClick={() => form.setFocus(name)}
            >
              {translated(message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
