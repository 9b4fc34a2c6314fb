import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/dialogs/menu.tsx';
import { ShareMenu } from '../../ui/dialogs/share-menu.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import type { PartsOf } from '../part.ts';
import { each } from './each.tsx';

type DialogProps = ComponentProps<typeof Dialog>;

const WIDTHS: Record<NonNullable<DialogProps['width']>, true> = {
  narrow: true,
  wide: true,
  viewer: true,
};
const PLACES: Record<NonNullable<DialogProps['placement']>, true> = {
  center: true,
  top: true,
  bottom: true,
};

function OpenDialog(look: Pick<DialogProps, 'width' | 'placement'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Sign In')}
      </Button>
      <Dialog
        {...look}
        open={isOpen}
        onOpenChange={setOpen}
        title={t('Sign in or sign up')}
        description={t('Sign in, or create an account to join the community.')}
      >
        <TextField label={t('Email')} />
      </Dialog>
    </>
  );
}

function OpenConfirmDialog({ destructive }: { destructive: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const act = destructive ? t('Delete') : t('Approve');
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={act}
        description={t('This can’t be undone.')}
        confirmLabel={act}
        destructive={destructive}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export const DIALOGS: PartsOf<`dialogs/${string}`> = {
  'dialogs/dialog.tsx': {
    Dialog: {
      when: 'For a short task that needs the page behind it. What has an address of its own is a page.',
      states: {
        ...each(WIDTHS, (width) => <OpenDialog width={width} />),
        ...each(PLACES, (placement) => <OpenDialog placement={placement} />),
      },
    },
  },
  'dialogs/confirm-dialog.tsx': {
    ConfirmDialog: {
      when: 'Before an act that cannot be undone. What can be undone is done at once, with a toast.',
      states: {
        destructive: () => <OpenConfirmDialog destructive />,
        'not destructive': () => <OpenConfirmDialog destructive={false} />,
      },
    },
  },
  'dialogs/menu.tsx': {
    Menu: {
      when: 'For acts on one thing that do not fit beside it. Up to two acts are buttons.',
      states: {
        closed: () => (
          <Menu trigger={<Button variant="secondary">{t('More')}</Button>} align="start">
            <MenuItem icon={Pencil}>{t('Save')}</MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2}>{t('Delete')}</MenuItem>
          </Menu>
        ),
      },
    },
    MenuItem: { when: 'In a Menu: an act, a link within the site, or one that opens a new tab.' },
    MenuChoices: { when: 'In a Menu: signs beside each other, each chosen or not.' },
    MenuSeparator: { when: 'In a Menu, between acts of different kinds.' },
  },
  'dialogs/share-menu.tsx': {
    ShareMenu: {
      when: 'Under what has an address that fans pass on: articles, photos, episodes.',
      states: {
        closed: () => <ShareMenu url={location.href} title={t('The show')} />,
      },
    },
  },
  'dialogs/share-menu-items.tsx': {
    default: { when: 'Loaded by ShareMenu when its button is about to be used.' },
  },
  'dialogs/return-focus.tsx': {
    ReturnFocus: { when: 'Last in each layer of our own, so that the focus is returned at once.' },
  },
};
