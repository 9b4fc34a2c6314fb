import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { t, translated } from './language.ts';

interface FormSummaryProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>;
}

/** What is wrong with the form, where that is more than one thing; each line leads to its field. */
export function FormSummary<Values extends FieldValues>({ form }: FormSummaryProps<Values>) {
  const { errors, submitCount } = form.formState;
  const wrong = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [[name as Path<Values>, error.message] as const] : [],
  );
  const box = useRef<HTMLDivElement>(null);
  const hasSeveral = wrong.length > 1;
  useEffect(() => {
    if (submitCount > 0 && hasSeveral) box.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- after each attempt to save, not while it is being corrected
  }, [submitCount]);

  if (!hasSeveral) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control bg-tint-red px-4 py-3 text-on-tint-red"
    >
      <p className="font-bold">{t('Please look at {count} fields:', { count: wrong.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {wrong.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-6 text-left underline"
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
