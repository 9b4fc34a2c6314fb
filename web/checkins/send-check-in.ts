import type { CheckInFields } from '../../schema/check-in-shape.ts';
import { CHECK_IN_TEXTS } from '../../schema/checkins.ts';

/** What goes into the form besides the picture. */
export interface CheckInForm extends CheckInFields {
  readonly gameId: number;
}

/** A refusal in words that are meant for people. */
export class Refusal extends Error {}

/** Sends a check-in with its picture, as a form. Rejects with a Refusal that says why not. */
export async function sendCheckIn(
  { location, description, gameId }: CheckInForm,
  image: File,
): Promise<void> {
  const form = new FormData();
  form.set('location', location);
  form.set('description', description ?? '');
  form.set('gameId', String(gameId));
  form.set('image', image);
  const response = await fetch('/api/fan-zone/checkins', { method: 'POST', body: form }).catch(
    () => undefined,
  );
  if (response?.ok) return;
  const answer = (await response?.json().catch(() => undefined)) as
    { message?: unknown } | undefined;
  const isTold = response && response.status < 500 && typeof answer?.message === 'string';
  throw new Refusal(isTold ? String(answer.message) : CHECK_IN_TEXTS.tryAgain);
}
