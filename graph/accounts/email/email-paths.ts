import type { EmailLinkKind } from './email-link.entity.ts';

/** Where the links of mails about addresses lead. */
export const EMAIL_PATHS: { readonly [Kind in EmailLinkKind]: string } = {
  prove: '/email/confirm',
  undo: '/email/undo',
};
