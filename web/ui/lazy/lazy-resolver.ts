import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const UNREACHABLE = 'We couldn’t check the form. Try again when you’re online.';

/**
 * A form's validation rules, downloaded when first needed, so that the form renders without them. If they can't be
 * loaded, validation fails with an error on `root`, and nothing that was typed is lost.
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
