import type { Message } from '../core/mail-transport.ts';

/** Mails about accounts. No word in them was typed by anybody: the addresses are not proven to belong to who typed them. */

const SIGNATURE = 'Orange Weekly, the fan site. Nobody reads answers to this address.';

function mail(to: string, subject: string, paragraphs: readonly string[]): Message {
  return { to, subject, text: [...paragraphs, SIGNATURE].join('\n\n') + '\n' };
}

export const resetMail = (to: string, publicUrl: string, token: string): Message =>
  mail(to, 'Reset your password', [
    'Somebody, hopefully you, asked to reset the password of your Orange Weekly account. To choose a new one, open:',
    `${publicUrl}/reset-password?token=${token}`,
    'The link works once, for 30 minutes. If it was not you, ignore this mail: your password stays as it is.',
  ]);

export const passwordChangedMail = (to: string, publicUrl: string): Message =>
  mail(to, 'Your password was changed', [
    'The password of your Orange Weekly account was changed just now, and your other devices were signed out.',
    `If it was not you, choose a new one at once: open ${publicUrl} and use "Forgot your password?" in the sign-in dialog.`,
  ]);

export const emailChangedMail = (to: string, publicUrl: string): Message =>
  mail(to, 'Your e-mail address was changed', [
    'Your Orange Weekly account now uses another e-mail address; this one gets no more mails.',
    `If it was not you, please tell us: ${publicUrl}/contact-us`,
  ]);

export const alreadyMemberMail = (to: string, publicUrl: string): Message =>
  mail(to, 'You already have an account', [
    'Somebody, maybe you, tried to sign up at Orange Weekly with your e-mail address, which has an account already.',
    `To sign in, open ${publicUrl}; if you forgot your password, use "Forgot your password?" there. If it was not you, there is nothing to do.`,
  ]);
