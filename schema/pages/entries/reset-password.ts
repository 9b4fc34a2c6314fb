import { page } from '../page.ts';

export const resetPasswordPage = page({
  path: '/reset-password',
  head: {
    title: 'Reset Password',
    description: 'Choose a new password for your account.',
  },
  queries: {},
  search: 'disallow',
  isDrawn: true,
});
