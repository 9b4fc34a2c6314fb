import { MEMBER_PATH } from '../../accounts/member-profile.ts';
import type { PageHead } from '../head.ts';
import { page } from '../page.ts';

export const memberPage = page({
  path: MEMBER_PATH,
  head: ({ name }: { readonly name: string }) => ({
    title: name,
    description: 'A member of the Huddle, and the badges they earned.',
  }),
  queries: { MemberPage: ({ id }) => ({ id }) },
  // Who looks for a member’s name elsewhere does not find this page.
  search: 'noindex',
  isDrawn: true,
});

/** The head of an address whose member is not there. */
export const MISSING_MEMBER_HEAD: PageHead = {
  title: 'Member not found',
  description: 'There’s no member at this address. The account may have been deleted.',
  path: '/fan-zone',
  noindex: true,
};
