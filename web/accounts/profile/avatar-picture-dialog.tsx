import { useEffect, useState } from 'react';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import { DEFAULT_CROP, type ImageCrop } from '../../../schema/articles/articles.ts';
import { fileFault } from '../../../schema/photos/image-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CropControl } from '../../ui/forms/crop-control.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { PhotoField } from '../../ui/forms/photo-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { FormAlert } from '../sign-in/form-alert.tsx';
import { reportUnauthenticated } from '../session/session-ended.ts';
import type { AuthUser } from '../session/stored-user.ts';
import { UPLOAD_AVATAR } from './operations.ts';
import { t } from '../../ui/language.ts';

interface AvatarPictureDialogProps {
  open: boolean;
  onClose: () => void;
  onSaved: (user: AuthUser) => void;
}

/** Chooses a picture and the part of it that becomes the avatar. */
export default function AvatarPictureDialog({ open, onClose, onSaved }: AvatarPictureDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('Your picture')}
      width="wide"
    >
      <PictureForm onSaved={onSaved} />
    </Dialog>
  );
}

interface Choice {
  readonly file: File;
  readonly address: string;
}

function PictureForm({ onSaved }: Pick<AvatarPictureDialogProps, 'onSaved'>) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [crop, setCrop] = useState<ImageCrop>(DEFAULT_CROP);
  const [fault, setFault] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const address = choice?.address;

  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);

  function choose(file: File) {
    const wrong = fileFault(file);
    setFault(wrong);
    if (wrong) return;
    setCrop(DEFAULT_CROP);
    setChoice({ file, address: URL.createObjectURL(file) });
  }

  async function save({ file }: Choice) {
    setFault(undefined);
    setShare(0);
    try {
      const variables = { image: file, crop: JSON.stringify(crop) };
      const { uploadAvatar } = await uploadFile({
        document: UPLOAD_AVATAR,
        variables,
        at: 'image',
        onProgress: setShare,
      });
      onSaved(uploadAvatar!.user);
    } catch (error) {
      if (hasCode(error, 'UNAUTHENTICATED')) reportUnauthenticated();
      const { title, text } = ACCOUNT_NOTICES.avatarFailed;
      const message = messageOf(error, text);
      setFault(message);
      toast({ title: t(title), description: message, variant: 'destructive' });
    } finally {
      setShare(null);
    }
  }

  if (!choice)
    return (
      <PhotoField
        label={t('Picture')}
        file={null}
        error={fault}
        onChoose={([first]) => first && choose(first)}
      />
    );
  const isSending = share !== null;
  return (
    <div className="grid gap-4">
      <FormAlert id="avatar-fault" text={fault} />
      <CropControl frame="round" src={choice.address} crop={crop} onChange={setCrop} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={isSending} onClick={() => setChoice(null)}>
          {t('Another picture')}
        </Button>
        <Button
          busy={isSending}
          busyLabel={t('Saving… {percent} %', { percent: Math.round((share ?? 0) * 100) })}
          onClick={() => void save(choice)}
        >
          {t('Save picture')}
        </Button>
      </div>
    </div>
  );
}
