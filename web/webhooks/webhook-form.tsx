import { useMutation } from '@apollo/client/react';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { ACCOUNT_TEXTS } from '../../schema/accounts/account-texts.ts';
import { nameOf } from '../../schema/enum-names.ts';
import {
  WEBHOOK_NAME_MAXIMUM,
  WEBHOOK_SHAPES,
  WEBHOOK_TEMPLATE_MAXIMUM,
} from '../../schema/webhooks/webhooks.ts';
import {
  IdentityProofField,
  isProof,
  NO_PROOF,
  proofMessage,
} from '../accounts/identity-proof.tsx';
import { FormAlert } from '../accounts/sign-in/form-alert.tsx';
import type { NewWebhookInput, WebhookShape } from '../gql/graphql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { fieldMessage, messageOf } from '../ui/forms/graph-error.ts';
import { SelectField } from '../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../ui/forms/text-field.tsx';
import { t } from '../ui/language.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';
import { MadeSecret } from './made-secret.tsx';
import { CREATE_WEBHOOK } from './operations.ts';

interface WebhookFormProps {
  /** One has been made; its secret is shown here until it has been taken. */
  onMade: () => void;
  onClose: () => void;
}

/** What a member begins with: the score, as a message. */
const SCORE = `subscription {
  liveGame {
    homeTeam { name score }
    awayTeam { name score }
    status { period displayClock }
  }
}`;
const SCORE_MESSAGE =
  '{liveGame.awayTeam.name} {liveGame.awayTeam.score} at {liveGame.homeTeam.name} {liveGame.homeTeam.score}';

const MEMORY = 'webhook:draft';
/** What was typed in this tab and not sent. */
const draft = (): NewWebhookInput => ({
  ...{ name: '', url: '', subscription: SCORE, variables: '' },
  ...{ shape: 'PLAIN' as const, template: SCORE_MESSAGE },
  ...(JSON.parse(remembered(MEMORY) || '{}') as Partial<NewWebhookInput>),
});

const SHAPE_NAMES = { PLAIN: 'JSON', DISCORD: 'Discord message' } as const satisfies Record<
  WebhookShape,
  string
>;

type Field = keyof NewWebhookInput | 'proof' | 'whole';
const FIELDS = ['name', 'url', 'subscription', 'variables', 'shape', 'template'] as const;

/** What to post, where, and in which form; then the secret. Downloaded when it is asked for. */
export default function WebhookForm({ onMade, onClose }: WebhookFormProps) {
  const [hook, setHook] = useState<NewWebhookInput>(draft);
  const [proof, setProof] = useState(NO_PROOF);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [secret, setSecret] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const proofField = useRef<HTMLInputElement>(null);
  // The response must not be cached.
  const [create, { loading }] = useMutation(CREATE_WEBHOOK, { fetchPolicy: 'no-cache' });

  function refuse(field: Field, message: string) {
    setErrors({ [field]: message });
    if (field === 'proof') proofField.current?.focus();
    else form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    value: hook[name] ?? '',
    error: errors[name],
    onChange: ({
      target: { value },
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      const next = { ...hook, [name]: value };
      remember(MEMORY, JSON.stringify(next));
      setHook(next);
      setErrors({});
    },
  });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isProof(proof)) return refuse('proof', ACCOUNT_TEXTS.currentPasswordRequired);
    try {
      const template = hook.shape === 'DISCORD' ? hook.template : null;
      const { data } = await create({ variables: { webhook: { ...hook, template }, proof } });
      remember(MEMORY, '');
      setSecret(data?.createWebhook?.secret);
      onMade();
    } catch (error) {
      const wrong = FIELDS.find((name) => fieldMessage(error, name));
      if (wrong) return refuse(wrong, fieldMessage(error, wrong)!);
      const wrongProof = proofMessage(error);
      if (wrongProof) return refuse('proof', wrongProof);
      refuse('whole', messageOf(error, 'We couldn’t create the webhook. Please try again.'));
    }
  }

  if (secret !== undefined) return <MadeSecret secret={secret} onDone={onClose} />;
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('Create a webhook')}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4"
    >
      <FormAlert id="webhook-alert" text={errors.whole} />
      <HookFields hook={hook} field={field} />
      <IdentityProofField
        ref={proofField}
        proof={proof}
        onChange={(next) => {
          setProof(next);
          setErrors({});
        }}
        error={errors.proof}
        hint={t('So no one can create one in a browser you left open.')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={loading} busyLabel={t('Creating…')}>
          {t('Create the webhook')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = (name: (typeof FIELDS)[number]) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (
    event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
};

function HookFields({ hook, field }: { hook: NewWebhookInput; field: FieldProps }) {
  return (
    <>
      <TextField
        {...field('name')}
        label={t('Name')}
        hint={t('Name it so you’ll recognize it later.')}
        maxLength={WEBHOOK_NAME_MAXIMUM}
        autoComplete="off"
      />
      <TextField
        {...field('url')}
        label={t('Address to post to')}
        type="url"
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        {...field('subscription')}
        label={t('Subscription')}
        hint={t('Try it at /graphiql first.')}
        rows={8}
        spellCheck={false}
        translate="no"
        className="font-mono text-small"
      />
      <TextArea
        {...field('variables')}
        label={t('Variables (JSON, optional)')}
        rows={2}
        spellCheck={false}
        translate="no"
        className="font-mono text-small"
      />
      <SelectField {...field('shape')} label={t('Format')}>
        {WEBHOOK_SHAPES.map(nameOf).map((shape) => (
          <option key={shape} value={shape}>
            {t(SHAPE_NAMES[shape])}
          </option>
        ))}
      </SelectField>
      {hook.shape === 'DISCORD' && (
        <TextArea
          {...field('template')}
          label={t('Message')}
          hint={t('Names in braces become values of the event.')}
          maxLength={WEBHOOK_TEMPLATE_MAXIMUM}
          rows={3}
        />
      )}
    </>
  );
}
