import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { INBOX_KINDS, type InboxChoiceView } from '../../schema/inbox.ts';
import type { Text } from '../../schema/language/english.ts';
import { SET_INBOX_CHOICE } from '../inbox/operations.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { t, translated } from '../ui/language.ts';

const KINDS: Readonly<Record<InboxChoiceView['kind'], Text>> = {
  REPLY: 'Replies to you',
  MENTION: 'Mentions of you',
  COMMENT: 'Comments on your photos',
  LIKES: 'Likes',
  ANSWER: 'Answers to your questions',
  LINEUP: 'Your lineup’s points',
  SANCTION: 'Messages from moderators',
};

const CHANNELS: Readonly<Record<InboxChoiceView['channel'], Text>> = {
  SITE: 'In the inbox',
  PUSH: 'As a notification',
  MAIL: 'In the daily email',
};

/** For each kind of item, the ways in which a member can learn of it. */
export function InboxChoices({ choices }: { choices: readonly InboxChoiceView[] }) {
  const [setChoice] = useMutation(SET_INBOX_CHOICE, {
    refetchQueries: ['InboxChoices'],
    awaitRefetchQueries: true,
  });
  const { run, fault } = useAct();
  // What was pressed, until the server's answer is shown.
  const [pressed, setPressed] = useState<InboxChoiceView | null>(null);

  async function choose(input: InboxChoiceView) {
    setPressed(input);
    await run(() => setChoice({ variables: { input } }));
    setPressed(null);
  }

  return (
    <>
      <p className="text-muted">
        {t('Choose what reaches you, and how. It applies on all your devices.')}
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        {INBOX_KINDS.map((kind) => (
          <fieldset key={kind} className="border-t border-border pt-3">
            <legend className="sr-only">{translated(KINDS[kind])}</legend>
            <p aria-hidden className="font-semibold">
              {translated(KINDS[kind])}
            </p>
            <div className="flex flex-wrap gap-x-6">
              {choices
                .filter((choice) => choice.kind === kind)
                .map(({ channel, isOn }) => (
                  <Checkbox
                    key={channel}
                    label={translated(CHANNELS[channel])}
                    checked={
                      pressed?.kind === kind && pressed.channel === channel ? pressed.isOn : isOn
                    }
                    onChange={({ target }) => void choose({ kind, channel, isOn: target.checked })}
                  />
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p className="text-small text-muted">
        {t(
          'Notifications reach the browsers where you turned them on. The daily email comes at 8:00 AM MT, if there’s news and your email is confirmed.',
        )}
      </p>
      <p role="alert" className="text-small font-semibold text-danger empty:hidden">
        {fault}
      </p>
    </>
  );
}
