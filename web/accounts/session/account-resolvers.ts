import { zodResolver } from '@hookform/resolvers/zod';
import { signInInput, signUpForm } from '../../../schema/accounts/accounts.ts';

/** The rules of both forms of the dialog; a download of its own, because the dialog opens before anybody types. */
export const signInResolver = zodResolver(signInInput);
export const signUpResolver = zodResolver(signUpForm);
