import { useMutation } from '@apollo/client/react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import type { Notice } from '../../../schema/accounts/session-texts.ts';
import type { AvatarType } from '../../gql/graphql.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { useAuth } from '../session/auth.ts';
import type { AuthUser } from '../session/stored-user.ts';
import { AvatarPalettes } from './avatar-palettes.tsx';
import { REMOVE_AVATAR, UPDATE_AVATAR } from './operations.ts';
import { ProfileCard } from './profile-card.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t, translated } from '../../ui/language.ts';

const AvatarPictureDialog = lazy(() => import('./avatar-picture-dialog.tsx'));

/** How the member looks to others: a picture, or initials on a palette. */
export function AvatarCard({ user }: { user: AuthUser }) {
  const { refreshUser } = useAuth();
  const [chosen, setChosen] = useState<AvatarType>();
  const [asks, setAsks] = useState<'picture' | 'removal' | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [updateAvatar, updating] = useMutation(UPDATE_AVATAR);
  const [removeAvatar, removing] = useMutation(REMOVE_AVATAR);
  const avatarType = chosen ?? user.avatarType;

  async function change(act: () => Promise<AuthUser>, done: Notice) {
    try {
      refreshUser(await act());
      setChosen(undefined);
      toast({ title: translated(done.title), description: translated(done.text) });
    } catch (error) {
      const { title, text } = ACCOUNT_NOTICES.avatarFailed;
      toast({ title: t(title), description: messageOf(error, text), variant: 'destructive' });
    }
    setAsks(null);
  }

  const savePalette = async () => {
    const { data } = await updateAvatar({ variables: { input: { avatarType } } });
    return data?.updateAvatar?.user as AuthUser;
  };
  const removePicture = async () => (await removeAvatar()).data?.removeAvatar?.user as AuthUser;

  return (
    <ProfileCard
      title={t('Avatar')}
      lead={t('It appears next to everything you post. No photo? We use your initials.')}
    >
      <div className="flex flex-wrap items-center gap-4">
        <Avatar user={{ ...user, avatarType }} size="lg" badges />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={ImagePlus}
            onClick={() => {
              setWasOpened(true);
              setAsks('picture');
            }}
          >
            {user.avatarUrl ? t('Change picture') : t('Upload a picture')}
          </Button>
          {user.avatarUrl && (
            <Button variant="quiet" size="sm" icon={Trash2} onClick={() => setAsks('removal')}>
              {t('Remove picture')}
            </Button>
          )}
        </div>
      </div>
      <form
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void change(savePalette, PROFILE_NOTICES.avatarSaved);
        }}
      >
        <AvatarPalettes name={user.name} value={avatarType} onChange={setChosen} />
        {user.avatarUrl && (
          <p className="text-small text-muted">
            {t('Your photo is showing instead. Remove it to use these colors.')}
          </p>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          disabled={avatarType === user.avatarType && !updating.loading}
          busy={updating.loading}
          busyLabel={t('Saving…')}
        >
          {t('Save colors')}
        </Button>
      </form>
      <ConfirmDialog
        open={asks === 'removal'}
        onOpenChange={() => setAsks(null)}
        title={t('Remove your photo?')}
        description={t('We’ll delete the file and show your initials instead.')}
        confirmLabel={t('Remove picture')}
        busy={removing.loading}
        onConfirm={() => void change(removePicture, PROFILE_NOTICES.avatarRemoved)}
      />
      {wasOpened && (
        <LazyLayer onFail={() => setAsks(null)} resetKey={asks}>
          <AvatarPictureDialog
            open={asks === 'picture'}
            onClose={() => setAsks(null)}
            onSaved={(saved) =>
              void change(() => Promise.resolve(saved), PROFILE_NOTICES.avatarSaved)
            }
          />
        </LazyLayer>
      )}
    </ProfileCard>
  );
}
