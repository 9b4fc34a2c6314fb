import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import {
  type ChatModesView,
  type ChatWriters,
  CHAT_WRITERS,
  MEMBER_DAYS_CHOICES,
  SLOW_CHOICES,
  USUAL_MODES,
} from '../../../schema/chat-modes.ts';
import { nameOf } from '../../../schema/enum-names.ts';
import type { Text } from '../../../schema/language/english.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useAct } from '../../ui/forms/use-act.ts';
import { t } from '../../ui/language.ts';
import { CHAT_STATUS } from '../chat-operations.ts';

const SET_MODES = graphql(/* GraphQL */ `
  mutation SetChatModes($input: SetChatModesInput!) {
    setChatModes(input: $input) {
      status {
        ...ChatTimes_status
      }
    }
  }
`);

const WRITERS = {
  members: 'All members',
  crew: 'Only hosts and moderators',
  none: 'No one: pause the chat',
} as const satisfies Record<ChatWriters, Text>;

interface ModesDialogProps {
  modes: ChatModesView;
  onClose: () => void;
}

/** Sets how the chat is run until the day ends in Denver. */
export default function ModesDialog({ modes, onClose }: ModesDialogProps) {
  const [draft, setDraft] = useState(modes);
  const [setModes] = useMutation(SET_MODES);
  const { run, busy, fault } = useAct();
  const change = (part: Partial<ChatModesView>) => setDraft({ ...draft, ...part });

  async function save(wanted: ChatModesView) {
    const input = { ...wanted, writers: nameOf(wanted.writers) };
    const isDone = await run(() =>
      setModes({
        variables: { input },
        update(cache, { data }) {
          const chatStatus = data?.setChatModes?.status;
          if (chatStatus) cache.writeQuery({ query: CHAT_STATUS, data: { chatStatus } });
        },
      }),
    );
    if (isDone) onClose();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void save(draft);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Chat modes')}
      description={t('Everyone in the chat sees them at once. They end at midnight in Denver.')}
    >
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label={t('Who can write')}
          value={draft.writers}
          onChange={({ target }) => change({ writers: target.value as ChatWriters })}
        >
          {CHAT_WRITERS.map((writers) => (
            <option key={writers} value={writers}>
              {t(WRITERS[writers])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('One message every')}
          value={draft.slowSeconds}
          onChange={({ target }) => change({ slowSeconds: Number(target.value) })}
        >
          {withOwn(SLOW_CHOICES, draft.slowSeconds).map((seconds) => (
            <option key={seconds} value={seconds}>
              {t('{seconds} seconds', { seconds })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('New accounts')}
          value={draft.memberDays}
          onChange={({ target }) => change({ memberDays: Number(target.value) })}
        >
          {withOwn(MEMBER_DAYS_CHOICES, draft.memberDays).map((days) => (
            <option key={days} value={days}>
              {days === 0
                ? t('Can write right away')
                : t('{days|one:Can write after # day|other:Can write after # days}', { days })}
            </option>
          ))}
        </SelectField>
        <Checkbox
          label={t('Emoji only')}
          checked={draft.isEmojiOnly}
          onChange={({ target }) => change({ isEmojiOnly: target.checked })}
        />
        <div role="alert" className="empty:hidden">
          <FieldError id="chat-modes" error={fault} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
            {t('Save')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void save(USUAL_MODES)}>
            {t('Back to usual')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The choices, and what a program has set besides. */
const withOwn = (choices: readonly number[], own: number): readonly number[] =>
  choices.includes(own) ? choices : [...choices, own].sort((one, other) => one - other);
