import { nameOf } from '../../../schema/enum-names.ts';
import type { ApiTokenScope } from '../../gql/graphql.ts';
import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import {
  API_TOKEN_NAME_MAXIMUM,
  API_TOKEN_SCOPES,
  API_TOKEN_TEXTS,
} from '../../../schema/accounts/api-tokens.ts';
import { isBlank } from '../../../schema/blank.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { fieldMessage, messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FormAlert } from '../sign-in/form-alert.tsx';
import { IdentityProofField, isProof, NO_PROOF, proofMessage } from '../identity-proof.tsx';
import { SCOPE_NAMES } from './api-token-row.tsx';
import { MadeApiToken } from './made-api-token.tsx';
import { CREATE_API_TOKEN } from './operations.ts';

interface ApiTokenFormProps {
  /** A token has been made; it is shown here until it has been taken. */
  onMade: () => void;
  onClose: () => void;
}

const MEMORY = 'api-token:name';

const SCOPE_SENTENCES = {
  READ: 'Reads what you can read, including your email, and follows live updates.',
  WRITE: 'Also posts as you: comments, chat messages, likes, lineups.',
} as const satisfies Record<ApiTokenScope, string>;

/** What a new token is for, and what it may do; then the token itself. Download it when it is asked for. */
export default function ApiTokenForm({ onMade, onClose }: ApiTokenFormProps) {
  const group = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => remembered(MEMORY));
  const [scope, setScope] = useState<ApiTokenScope>('READ');
  const [token, setToken] = useState<string>();
  const proofField = useRef<HTMLInputElement>(null);
  const [proof, setProof] = useState(NO_PROOF);
  const [errors, setErrors] = useState<{ name?: string; proof?: string; whole?: string }>({});
  // The response must not be cached.
  const [create, { loading }] = useMutation(CREATE_API_TOKEN, { fetchPolicy: 'no-cache' });
  useEffect(() => nameField.current?.focus(), []);

  function refuse(field: keyof typeof errors, message: string) {
    setErrors({ [field]: message });
    if (field === 'name') nameField.current?.focus();
    if (field === 'proof') proofField.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(name)) return refuse('name', API_TOKEN_TEXTS.nameRequired);
    if (!isProof(proof)) return refuse('proof', ACCOUNT_TEXTS.currentPasswordRequired);
    setErrors({});
    try {
      const { data } = await create({ variables: { input: { name, scope }, proof } });
      remember(MEMORY, '');
      if (!data) return;
      setToken(data.createApiToken?.created.token);
      onMade();
    } catch (error) {
      const wrongName = fieldMessage(error, 'name');
      if (wrongName) return refuse('name', wrongName);
      const wrongProof = proofMessage(error);
      if (wrongProof) return refuse('proof', wrongProof);
      refuse('whole', messageOf(error, 'We couldn’t create the token. Please try again.'));
    }
  }

  if (token !== undefined) return <MadeApiToken token={token} onDone={onClose} />;
  return (
    <form
      noValidate
      aria-label={t('Create a token')}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <FormAlert id={`${group}-alert`} text={errors.whole} />
      <TextField
        ref={nameField}
        label={t('Name')}
        hint={t('Name it so you’ll recognize it later.')}
        maxLength={API_TOKEN_NAME_MAXIMUM}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ target: { value } }) => {
          setName(value);
          remember(MEMORY, value);
        }}
      />
      <fieldset>
        <legend className="text-small font-semibold">{t('What may it do?')}</legend>
        <div className="mt-1 grid gap-1">
          {API_TOKEN_SCOPES.map(nameOf).map((one) => (
            <label key={one} className="flex min-h-11 items-start gap-2.5 py-1.5">
              <input
                type="radio"
                name={group}
                value={one}
                checked={scope === one}
                onChange={() => setScope(one)}
                aria-labelledby={`${group}-${one}`}
                aria-describedby={`${group}-${one}-sentence`}
                className="mt-0.5 size-5 shrink-0 accent-link"
              />
              <span>
                <span id={`${group}-${one}`} className="font-semibold">
                  {t(SCOPE_NAMES[one])}
                </span>
                <span id={`${group}-${one}-sentence`} className="block text-small text-muted">
                  {t(SCOPE_SENTENCES[one])}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
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
          {t('Create token')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
