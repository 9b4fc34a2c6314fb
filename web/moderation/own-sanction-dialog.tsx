import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { SANCTION_ANSWER_MAX_LENGTH } from '../../schema/accounts/sanctions.ts';
import { useAuth } from '../accounts/session/auth.ts';
import type { Own_SanctionFragment as OwnSanction } from '../gql/graphql.ts';
import { REASON_WORDS } from '../reports/admin/report-words.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FieldError } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-field.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { rich, t } from '../ui/language.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';
import { toast } from '../ui/page/toast.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { ACKNOWLEDGE_SANCTION, ANSWER_SANCTION } from './own-operations.ts';
import { OWN_POST_WORDS } from './sanction-words.ts';

interface OwnSanctionDialogProps {
  sanction: OwnSanction;
  onClose: () => void;
}

const titleOf = ({ kind }: OwnSanction) =>
  kind === 'WARNING'
    ? 'A warning from our moderators'
    : kind === 'BAN'
      ? 'You’ve been banned'
      : 'You’re muted';

/** What moderators have imposed on the member, why, and for how long; the member answers once. */
export default function OwnSanctionDialog({ sanction, onClose }: OwnSanctionDialogProps) {
  const { kind, reason, note, contentType, excerpt, endsAt, answer } = sanction;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(titleOf(sanction))}
      description={
        kind === 'WARNING'
          ? t('You can post again once you confirm that you’ve read it.')
          : kind === 'BAN'
            ? t('You can read everything, and delete what you posted.')
            : endsAt &&
              rich('You can post again {moment}.', { moment: <MountainMoment at={endsAt} /> })
      }
    >
      <div className="grid gap-5">
        <dl className="grid gap-3">
          <Fact name={t('Reason')}>{t(REASON_WORDS[reason])}</Fact>
          {note && (
            <Fact name={t('From the moderators')}>
              <span dir="auto" className="whitespace-pre-line wrap-anywhere">
                {note}
              </span>
            </Fact>
          )}
          {contentType && excerpt && (
            <Fact name={t(OWN_POST_WORDS[contentType])}>
              <q dir="auto" className="wrap-anywhere">
                {excerpt}
              </q>
            </Fact>
          )}
          {answer !== null && (
            <Fact name={t('Your answer')}>
              <span dir="auto" className="whitespace-pre-line wrap-anywhere">
                {answer}
              </span>
            </Fact>
          )}
        </dl>
        {answer === null && <AnswerForm id={sanction.id} />}
        {kind === 'WARNING' && <Acknowledgment id={sanction.id} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-small font-semibold text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Kept in the tab until it is sent. */
const memoryOf = (id: number) => `sanction-answer:${id}`;

function AnswerForm({ id }: { id: number }) {
  const { user, refreshUser } = useAuth();
  const [text, setText] = useState(() => remembered(memoryOf(id)));
  const [send] = useMutation(ANSWER_SANCTION);
  const { run, busy, fault } = useAct();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await run(async () => {
      const { data } = await send({ variables: { id, answer: text } });
      remember(memoryOf(id), '');
      toast({ title: t('Answer sent') });
      const sanction = data?.answerSanction?.sanction;
      if (user && sanction) refreshUser({ ...user, sanction });
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextArea
        label={t('Answer the moderators')}
        hint={t('You can answer once.')}
        rows={3}
        maxLength={SANCTION_ANSWER_MAX_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          remember(memoryOf(id), target.value);
        }}
      />
      <div role="alert" className="empty:hidden">
        <FieldError id={memoryOf(id)} error={fault} />
      </div>
      <div>
        <Button
          type="submit"
          variant="secondary"
          disabled={text.trim() === ''}
          busy={busy}
          busyLabel={t('Sending…')}
        >
          {t('Send answer')}
        </Button>
      </div>
    </form>
  );
}

function Acknowledgment({ id, onDone }: { id: number; onDone: () => void }) {
  const { user, refreshUser } = useAuth();
  const [acknowledge] = useMutation(ACKNOWLEDGE_SANCTION, { variables: { id } });
  const { run, busy, fault } = useAct();

  async function confirm() {
    const isDone = await run(() => acknowledge());
    if (!isDone) return;
    if (user) refreshUser({ ...user, sanction: null });
    onDone();
  }

  return (
    <div className="grid gap-3 border-t border-border pt-5">
      <div role="alert" className="empty:hidden">
        <FieldError id={`acknowledge-${id}`} error={fault} />
      </div>
      <Button busy={busy} onClick={() => void confirm()}>
        {t('I’ve read it')}
      </Button>
    </div>
  );
}
