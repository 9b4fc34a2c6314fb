import { nameOf } from '../../../schema/enum-names.ts';
import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useId, useState } from 'react';
import {
  BAN_HOURS,
  MOST_POSTS_OF_BAN,
  SANCTION_KINDS,
  SANCTION_NOTE_MAX_LENGTH,
} from '../../../schema/accounts/sanctions.ts';
import type { Text } from '../../../schema/language/english.ts';
import { REPORT_REASONS, REPORT_TEXTS } from '../../../schema/reports.ts';
import type { ReportedType, ReportReason, SanctionKind } from '../../gql/graphql.ts';
import { REASON_WORDS } from '../../reports/admin/report-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { hasCode } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { useAct } from '../../ui/forms/use-act.ts';
import { t, translated } from '../../ui/language.ts';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { toast } from '../../ui/page/toast.ts';
import { CHOICE_WORDS } from '../sanction-words.ts';
import { MEMBER_SANCTIONS, SANCTION_MEMBER } from './operations.ts';

/** What a member posted, for a moderator to act on. */
export interface SanctionedPost {
  readonly contentType: ReportedType;
  readonly contentId: number;
  readonly text: string;
}

interface SanctionFormProps {
  userId: number;
  post: SanctionedPost | undefined;
  /** What is chosen at first; undefined for none. */
  reason: ReportReason | undefined;
  /** What is proposed. */
  nextKind: SanctionKind;
  /** The newest in the history that is shown; null for none. */
  lastSanctionId: number | null;
  onClose: () => void;
}

const HOURS_WORDS = {
  1: 'In the last hour',
  24: 'In the last day',
  168: 'In the last week',
} as const satisfies Readonly<Record<(typeof BAN_HOURS)[number], Text>>;

const buttonWord = (kind: SanctionKind) =>
  kind === 'WARNING' ? 'Warn' : kind === 'BAN' ? 'Ban' : 'Mute';

/** What is imposed, why, and what the member reads about it. */
export function SanctionForm(props: SanctionFormProps) {
  const { userId, post, nextKind, lastSanctionId, onClose } = props;
  // Kept in the tab until it is sent.
  const memory = `sanction-note:${userId}`;
  // What the moderator decides on is what was there when the form opened: the button must not become another under the
  // finger when the history follows. After a conflict they have been asked to look again.
  const [seen, setSeen] = useState<Pick<SanctionFormProps, 'nextKind' | 'lastSanctionId'> | null>({
    nextKind,
    lastSanctionId,
  });
  const [chosen, setChosen] = useState<SanctionKind>();
  const [reason, setReason] = useState<ReportReason | ''>(props.reason ?? '');
  const [note, setNote] = useState(() => remembered(memory));
  const [isPostDeleted, setPostDeleted] = useState(false);
  const [hours, setHours] = useState(0);
  const [isTried, setTried] = useState(false);
  const group = useId();
  const kind = chosen ?? (seen ?? props).nextKind;
  const [impose] = useMutation(SANCTION_MEMBER, { refetchQueries: [MEMBER_SANCTIONS] });
  const { run, busy, fault } = useAct();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!reason) return;
    const about = post && { contentType: post.contentType, contentId: post.contentId };
    const input = {
      ...{ userId, kind, reason, note },
      lastSanctionId: (seen ?? props).lastSanctionId,
      ...(kind === 'BAN' && { removedHours: hours }),
    };
    const isDone = await run(() =>
      impose({
        variables: { input: { ...input, ...(about && { post: about, isPostDeleted }) } },
      }).catch((error: unknown) => {
        if (hasCode(error, 'CONFLICT')) setSeen(null);
        throw error;
      }),
    );
    if (!isDone) return;
    remember(memory, '');
    toast({ title: t('Done. They see it now.') });
    onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <KindChoice kind={kind} nextKind={nextKind} onChoose={setChosen} />
      <SelectField
        label={t('Reason')}
        value={reason}
        error={isTried && !reason ? translated(REPORT_TEXTS.reasonRequired) : undefined}
        onChange={({ target }) => setReason(target.value as ReportReason | '')}
      >
        <option value="">{t('Choose a reason')}</option>
        {REPORT_REASONS.map(nameOf).map((each) => (
          <option key={each} value={each}>
            {t(REASON_WORDS[each])}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('Note to the member (optional)')}
        rows={3}
        maxLength={SANCTION_NOTE_MAX_LENGTH}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          remember(memory, target.value);
        }}
      />
      {kind === 'BAN' && <PostsOfBan hours={hours} onChange={setHours} />}
      {post && (
        <Checkbox
          label={t('Also delete this post')}
          checked={isPostDeleted}
          onChange={({ target }) => setPostDeleted(target.checked)}
        />
      )}
      <div role="alert" className="empty:hidden">
        <FieldError id={group} error={fault} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel={t('Saving…')}>
          {t(buttonWord(kind))}
        </Button>
      </div>
    </form>
  );
}

interface KindChoiceProps {
  kind: SanctionKind;
  nextKind: SanctionKind;
  onChoose: (kind: SanctionKind) => void;
}

function KindChoice({ kind, nextKind, onChoose }: KindChoiceProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="text-small font-semibold">{t('What to do')}</legend>
      <div className="mt-1 grid">
        {SANCTION_KINDS.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={group}
              value={each}
              checked={kind === each}
              onChange={() => onChoose(each)}
              className="size-5 shrink-0 accent-link"
            />
            <span>
              {t(CHOICE_WORDS[each])}
              {each === nextKind && <b> {t('(next step)')}</b>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** From how many hours before a ban the posts are deleted; 0 for none. */
function PostsOfBan({ hours, onChange }: { hours: number; onChange: (hours: number) => void }) {
  return (
    <SelectField
      label={t('Also delete what they posted')}
      hint={t('Up to {most} posts. You can put them back when you lift the ban.', {
        most: MOST_POSTS_OF_BAN,
      })}
      value={hours}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value={0}>{t('No posts')}</option>
      {BAN_HOURS.map((each) => (
        <option key={each} value={each}>
          {t(HOURS_WORDS[each])}
        </option>
      ))}
    </SelectField>
  );
}
