import { Heart, Pencil, Send, Trash2 } from 'lucide-react';
import type { Text } from '../../../schema/language/english.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { ButtonSize, ButtonVariant } from '../../ui/buttons/button-style.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { t } from '../../ui/language.ts';
import type { PartsOf } from '../part.ts';
import { each } from './each.tsx';

const LABELS = {
  primary: 'Save',
  secondary: 'Cancel',
  quiet: 'More',
  danger: 'Delete',
} as const satisfies Record<ButtonVariant, Text>;
const SIZES = { sm: 'Save', md: 'Save', lg: 'Save' } as const satisfies Record<ButtonSize, Text>;

export const BUTTONS: PartsOf<`buttons/${string}`> = {
  'buttons/button.tsx': {
    Button: {
      when: 'For an act. One primary at most in a form or dialog; danger only where something is lost. A change of page is a ButtonLink.',
      states: {
        ...each(LABELS, (variant) => <Button variant={variant}>{t(LABELS[variant])}</Button>),
        ...each(SIZES, (size) => <Button size={size}>{t(SIZES[size])}</Button>),
        'with an icon': () => <Button icon={Send}>{t('Send')}</Button>,
        busy: () => (
          <Button busy busyLabel={t('Saving…')}>
            {t('Save')}
          </Button>
        ),
        disabled: () => <Button disabled>{t('Save')}</Button>,
      },
    },
  },
  'buttons/back-link.tsx': {
    BackLink: {
      when: 'Above the title of one thing that was opened from a list: the way back to the list.',
      states: { usual: () => <BackLink to="/articles">{t('All articles')}</BackLink> },
    },
  },
  'buttons/button-link.tsx': {
    ButtonLink: {
      when: 'For a change of page that is the next step, such as the way home from an empty page. In a sentence use a link.',
      states: {
        primary: () => <ButtonLink to="/home">{t('Go Home')}</ButtonLink>,
        secondary: () => (
          <ButtonLink to="/articles" variant="secondary">
            {t('All articles')}
          </ButtonLink>
        ),
      },
    },
  },
  'buttons/copy-button.tsx': {
    CopyButton: {
      when: 'For a text that is needed elsewhere: a link, a token, recovery codes.',
      states: {
        usual: () => (
          <CopyButton
            text={location.href}
            copied={t('Link copied!')}
            refused={t('Could not copy link. Please copy manually.')}
          >
            {t('Copy link')}
          </CopyButton>
        ),
      },
    },
  },
  'buttons/icon-button.tsx': {
    IconButton: {
      when: 'Where a word has no room and everybody knows the sign: close, edit, delete. Its label is read out and shown on hover.',
      states: {
        usual: () => (
          <>
            <IconButton label={t('Like')} icon={Heart} />
            <IconButton label={t('Delete')} icon={Trash2} />
          </>
        ),
        disabled: () => <IconButton label={t('Title')} icon={Pencil} disabled />,
      },
    },
  },
};
