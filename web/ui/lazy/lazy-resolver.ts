import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const UNREACHABLE = 'The form could not be checked. Please try again when you are online.';

/**
 * A form's rules, downloaded when the form first asks: the screen is there before them. Until they can be had the form
 * is refused in words of the field named `root`, and nothing that was typed is lost.
 */
export function lazyResolver<Values extends FieldValues, Checked>(
  load: () => Promise<Resolver<Values, unknown, Checked>>,
): Resolver<Values, unknown, Checked> {
  return async (values, context, options) => {
    const resolver = await load().catch(() => null);
    if (resolver) return resolver(values, context, options);
    const root = { type: 'unreachable', message: UNREACHABLE };
    return { values: {}, errors: { root } as FieldErrors<Values> };
  };
}
