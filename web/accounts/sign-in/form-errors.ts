import type { FieldErrors } from 'react-hook-form';

/**
 * A message about the whole form ('All fields are required') appears once, above it;
 * the fields it is about are marked and point to it. Other messages stay beside their fields.
 */
export function formErrors(errors: FieldErrors, whole: string, wholeId: string) {
  const messages = Object.values(errors).map((error) => error?.message);
  return {
    whole: messages.includes(whole) ? whole : errors.root?.message,
    of(name: string) {
      const message = errors[name]?.message as string | undefined;
      if (message === whole) return { 'aria-invalid': true, 'aria-describedby': wholeId } as const;
      return { error: message };
    },
  };
}
