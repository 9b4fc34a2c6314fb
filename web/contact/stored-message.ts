import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactFields } from '../../schema/contact/contact-shape.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';

const FIELDS = ['name', 'email', 'category', 'message'] as const;

/** Where a form begins: with what was typed in this tab before, else as in `blank`. */
export function storedMessage(key: string, blank: ContactFields): ContactFields {
  try {
    const read = JSON.parse(remembered(key)) as Record<string, unknown>;
    const value = (field: keyof ContactFields) =>
      typeof read[field] === 'string' ? read[field] : blank[field];
    return {
      name: value('name') || blank.name,
      email: value('email') || blank.email,
      category: blank.category || value('category'),
      message: value('message'),
    };
  } catch {
    return blank;
  }
}

/** Stores the draft across reloads of the tab. */
export function useStoredMessage(
  form: Pick<UseFormReturn<ContactFields>, 'subscribe'>,
  key: string,
  blank: ContactFields,
): void {
  const current = useRef(blank);
  useEffect(() => {
    current.current = blank;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isBlank = FIELDS.every((field) => values[field] === current.current[field]);
          remember(key, isBlank ? '' : JSON.stringify(values));
        },
      }),
    [form, key],
  );
}
