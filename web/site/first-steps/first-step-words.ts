import type { Text } from '../../../schema/language/english.ts';
import type { FirstStep } from '../../../schema/site/first-steps.ts';

interface StepWords {
  readonly title: Text;
  readonly hint: Text;
  /** Where it is entered. */
  readonly to?: string;
  /** On the button that tries or confirms it. */
  readonly act?: Text;
  readonly busy?: Text;
}

export const FIRST_STEP_WORDS: Readonly<Record<FirstStep, StepWords>> = {
  LINKS: {
    title: 'Name and links',
    hint: 'Your pages on YouTube, Facebook and the podcast apps',
    to: '/admin?tab=site',
  },
  SHOWS: {
    title: 'Your shows',
    hint: 'From your channel and feed, or add one by hand',
    to: '/admin?tab=shows',
  },
  ROSTER: {
    title: 'The roster',
    hint: 'The players of fantasy lineups',
    to: '/admin?tab=roster',
  },
  GAME: {
    title: 'The first game',
    hint: 'Brings the countdown, the schedule and Game Chat',
    to: '/admin?tab=games',
  },
  ARTICLE: {
    title: 'The first article',
    hint: 'Write one and publish it',
    to: '/admin?tab=articles',
  },
  MAIL: {
    title: 'Mail',
    hint: 'Members confirm their email and reset passwords with it',
    act: 'Send me a test email',
    busy: 'Sending…',
  },
  STORAGE: {
    title: 'Storage',
    hint: 'Where photos and pictures are stored',
    act: 'Test the storage',
    busy: 'Trying…',
  },
  BACKUPS: {
    title: 'Backups',
    hint: 'Copies of the database and pictures, kept somewhere else',
    act: 'We have backups',
    busy: 'Saving…',
  },
};
