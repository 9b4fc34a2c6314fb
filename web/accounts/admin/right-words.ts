import { t } from '../../ui/language.ts';

/** The rights that admins give, the widest first. */
export const RIGHTS = ['isAdmin', 'isModerator', 'isHost', 'isMvp'] as const;

interface ChangeWords {
  readonly label: string;
  /** Asked before; without it the change follows the press. */
  readonly question?: { readonly title: string; readonly description: string };
  readonly done: string;
}
type Change = (name: string, isOwn: boolean) => ChangeWords;

interface RightWords {
  /** What the right is. */
  readonly about: () => string;
  readonly give: Change;
  readonly take: Change;
}

const lost = (isOwn: boolean) =>
  isOwn ? t('You’ll lose it right away.') : t('Any page they have open loses it right away.');

/** What admins read about each right. */
export const RIGHT_WORDS: Readonly<Record<(typeof RIGHTS)[number], RightWords>> = {
  isAdmin: {
    about: () => t('Admins manage everything on the site and see every member’s email.'),
    give: (name) => ({
      label: t('Make an admin'),
      question: {
        title: t('Make {name} an admin?', { name }),
        description: t('They’ll be able to change and delete anything on the site.'),
      },
      done: t('{name} is an admin now', { name }),
    }),
    take: (name, isOwn) => ({
      label: t('Remove as admin'),
      question: {
        title: t('Remove {name} as an admin?', { name }),
        description: isOwn
          ? t('You’ll lose this dashboard right away.')
          : t('The dashboard closes on any page they have open.'),
      },
      done: t('{name} is no longer an admin', { name }),
    }),
  },
  isModerator: {
    about: () =>
      t(
        'Moderators delete messages and comments, and review photos, check-ins, reports and questions.',
      ),
    give: (name) => ({
      label: t('Make a moderator'),
      question: {
        title: t('Make {name} a moderator?', { name }),
        description: t('They’ll be able to delete anything members post.'),
      },
      done: t('{name} is a moderator now', { name }),
    }),
    take: (name, isOwn) => ({
      label: t('Remove as moderator'),
      question: {
        title: t('Remove {name} as a moderator?', { name }),
        description: lost(isOwn),
      },
      done: t('{name} is no longer a moderator', { name }),
    }),
  },
  isHost: {
    about: () => t('Hosts put shows on the air and review questions.'),
    give: (name) => ({
      label: t('Make a host'),
      question: {
        title: t('Make {name} a host?', { name }),
        description: t('They’ll be able to go live on every open page.'),
      },
      done: t('{name} is a host now', { name }),
    }),
    take: (name, isOwn) => ({
      label: t('Remove as host'),
      question: {
        title: t('Remove {name} as a host?', { name }),
        description: lost(isOwn),
      },
      done: t('{name} is no longer a host', { name }),
    }),
  },
  isMvp: {
    about: () => t('MVPs have a badge next to their name.'),
    give: (name) => ({
      label: t('Make an MVP'),
      done: t('{name} is an MVP now', { name }),
    }),
    take: (name) => ({
      label: t('Remove MVP badge'),
      done: t('{name} is no longer an MVP', { name }),
    }),
  },
};
