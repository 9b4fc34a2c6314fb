import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { CheckInFields } from '../../schema/check-in-shape.ts';
import { CHECK_IN_DESCRIPTION_MAX, CHECK_IN_TEXTS, LOCATION_MAX } from '../../schema/checkins.ts';
import { OUR_TEAM } from '../../schema/games/games.ts';
import { fileFault } from '../../schema/photos/image-texts.ts';
import { reportUnauthenticated } from '../accounts/session/session-ended.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/card.tsx';
import { hasCode, messageOf } from '../ui/forms/graph-error.ts';
import { lazyResolver } from '../ui/lazy/lazy-resolver.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';
import { TextArea, TextField } from '../ui/forms/text-field.tsx';
import { toast } from '../ui/page/toast.ts';
import { uploadFile } from '../ui/forms/upload-file.ts';
import { PhotoField } from '../ui/forms/photo-field.tsx';
import { CHECK_IN_STATUS } from './check-in-operations.ts';
import { SUBMIT_CHECK_IN } from './submit-check-in.ts';
import { type CheckInStatus, useCheckInStatus } from './use-check-in-status.ts';
import { t, translated } from '../ui/language.ts';

const resolver = lazyResolver(async () => {
  const { checkInResolver } = await import('./check-in-resolver.ts');
  return checkInResolver;
});

const LOCATION_DRAFT = 'check-in-location';
const DESCRIPTION_DRAFT = 'check-in-description';

const complain = (title: string, description?: string) =>
  toast({ title, ...(description && { description }), variant: 'destructive' });

/** Where one checks in to the game of the day, or to the next one. Texts stay until the server has them. */
export function CheckInForm() {
  const client = useApolloClient();
  const { status } = useCheckInStatus();
  const [photo, setPhoto] = useState<File | null>(null);
  const [photoError, setPhotoError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<CheckInFields>({
    resolver,
    defaultValues: {
      location: remembered(LOCATION_DRAFT),
      description: remembered(DESCRIPTION_DRAFT),
    },
  });
  const { errors } = formState;

  function choose(file: File) {
    const fault = fileFault(file);
    setPhotoError(fault);
    setPhoto(fault ? null : file);
    if (fault) complain(t(CHECK_IN_TEXTS.invalidFile), translated(fault));
  }

  function refuse(faults: FieldErrors<CheckInFields>) {
    if (!photo && !faults.root) setPhotoError(CHECK_IN_TEXTS.photoRequired);
    const first = faults.root ?? faults.location ?? faults.description;
    complain(
      t(CHECK_IN_TEXTS.invalidForm),
      translated(first?.message ?? CHECK_IN_TEXTS.photoRequired),
    );
  }

  async function send(fields: CheckInFields) {
    if (!photo) return refuse({});
    setSending(true);
    try {
      // The form can be sent before the query has come back.
      const { game } =
        status ?? (await client.query({ query: CHECK_IN_STATUS })).data!.checkInStatus;
      if (!game) return void complain(t(CHECK_IN_TEXTS.noGame));
      const variables = { ...fields, gameId: game.id, image: photo };
      await uploadFile({ document: SUBMIT_CHECK_IN, variables, at: 'image' });
    } catch (error) {
      if (hasCode(error, 'UNAUTHENTICATED')) reportUnauthenticated();
      return void complain(t(CHECK_IN_TEXTS.failed), messageOf(error, CHECK_IN_TEXTS.tryAgain));
    } finally {
      setSending(false);
    }
    remember(LOCATION_DRAFT, '');
    remember(DESCRIPTION_DRAFT, '');
    setPhoto(null);
    reset({ location: '', description: '' });
    toast({ title: t(CHECK_IN_TEXTS.done), description: t(CHECK_IN_TEXTS.inReview) });
    await client.refetchQueries({ include: ['PendingCheckIns'] });
  }

  return (
    <Card as="section" aria-labelledby="check-in-form-title">
      <h3 id="check-in-form-title" className="display text-h3">
        {t('Check in')}
      </h3>
      <p className="mt-1 text-muted">{status ? gameText(status) : ' '}</p>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(send, refuse)(event)}
        className="mt-4 grid gap-4"
      >
        <PhotoField
          label={t('Photo')}
          file={photo}
          error={photoError}
          onChoose={([first]) => first && choose(first)}
        />
        <TextField
          label={t('Location')}
          maxLength={LOCATION_MAX}
          dir="auto"
          error={errors.location?.message}
          {...register('location', {
            onChange: (event: { target: HTMLInputElement }) =>
              remember(LOCATION_DRAFT, event.target.value),
          })}
        />
        <TextArea
          label={t('Description (optional)')}
          rows={3}
          dir="auto"
          maxLength={CHECK_IN_DESCRIPTION_MAX}
          error={errors.description?.message}
          {...register('description', {
            onChange: (event: { target: HTMLTextAreaElement }) =>
              remember(DESCRIPTION_DRAFT, event.target.value),
          })}
        />
        <Button
          type="submit"
          busy={isSending}
          busyLabel={t('Checking in…')}
          className="justify-self-start"
        >
          {t('Check in')}
        </Button>
      </form>
    </Card>
  );
}

/** The game of the day, else the next one. */
function gameText({ isOpen, game }: CheckInStatus): string {
  if (!game) return t(CHECK_IN_TEXTS.noGame);
  const { isHome, opponent } = game;
  if (isOpen)
    return isHome
      ? t('{awayTeam} at {homeTeam}', { awayTeam: opponent, homeTeam: OUR_TEAM })
      : t('{awayTeam} at {homeTeam}', { awayTeam: OUR_TEAM, homeTeam: opponent });
  return isHome
    ? t('Next game: vs. {opponent}', { opponent })
    : t('Next game: at {opponent}', { opponent });
}
