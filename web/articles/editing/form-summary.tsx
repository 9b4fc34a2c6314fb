import { useEffect, useRef } from 'react';
import type { ArticleFormValues } from '../../../schema/article-form.ts';
import type { ArticleForm } from './use-article-form.ts';

/** What is wrong with the form, where that is more than one thing; each line leads to its field. */
export function FormSummary({ form }: { form: ArticleForm }) {
  const { errors, submitCount } = form.formState;
  const wrong = Object.entries(errors).flatMap(([name, error]) =>
    error.message ? [[name as keyof ArticleFormValues, error.message] as const] : [],
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
      <p className="font-bold">Please look at {wrong.length} fields:</p>
      <ul className="mt-1 list-disc pl-5">
        {wrong.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-6 text-left underline"
              onClick={() => form.setFocus(name)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
