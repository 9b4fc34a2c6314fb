import { nameOf } from '../../schema/enum-names.ts';
import { useMutation } from '@apollo/client/react';
import { type FieldErrors, useForm } from 'react-hook-form';
import {
  CONTACT_CATEGORIES,
  CONTACT_CATEGORY_WORDS,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_TEXTS,
  type ContactCategory,
} from '../../schema/contact/contact.ts';
import type { CheckedContact, ContactFields } from '../../schema/contact/contact-shape.ts';
import { useAuth } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { graphql } from '../gql/gql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { FormSummary } from '../ui/forms/form-summary.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { lazyResolver } from '../ui/lazy/lazy-resolver.ts';
import { SelectField } from '../ui/forms/select-field.tsx';
import { remember } from '../ui/lists/tab-memory.ts';
import { TextArea, TextField } from '../ui/forms/text-field.tsx';
import { toast } from '../ui/page/toast.ts';
import { storedMessage, useStoredMessage } from './stored-message.ts';
import { t, translated } from '../ui/language.ts';

const SUBMIT_CONTACT = graphql(/* GraphQL */ `
  mutation SubmitContact($input: SubmitContactInput!) {
    submitContact(input: $input) {
      submission {
        id
      }
    }
  }
`);

const resolver = lazyResolver(async () => {
  const { contactResolver } = await import('./contact-resolver.ts');
  return contactResolver;
});

/** How long what happened to a message stays on the screen, in ms. */
const TOAST_MS = 5000;

function complain(description: string) {
  toast({
    title: t(CONTACT_TEXTS.failed.title),
    description,
    variant: 'destructive',
    duration: TOAST_MS,
  });
}

interface ContactFormProps {
  /** Where it is always the same it is not asked for. */
  category?: ContactCategory;
  /** Said once the message is there. */
  thanks: string;
}

/** Writes to us. A sign-in or sign-out resets it: to the stored draft and their own name, or to empty. */
export default function ContactForm(props: ContactFormProps) {
  const { user } = useAuth();
  return <FormOf key={user?.id ?? 'nobody'} user={user} {...props} />;
}

/** What is typed stays until the server has it, over failures and reloads. */
function FormOf({ category, thanks, user }: ContactFormProps & { user: AuthUser | null }) {
  const [submit, { loading }] = useMutation(SUBMIT_CONTACT);
  const draft = `contact-draft-${category ?? 'any'}`;
  const blank: ContactFields = {
    name: user?.name ?? '',
    email: user?.email ?? '',
    category: category ?? '',
    message: '',
  };
  const form = useForm<ContactFields, unknown, CheckedContact>({
    resolver,
    defaultValues: storedMessage(draft, blank),
  });
  useStoredMessage(form, draft, blank);
  const { errors } = form.formState;

  async function send(input: CheckedContact) {
    try {
      await submit({ variables: { input: { ...input, category: nameOf(input.category) } } });
    } catch (error) {
      complain(messageOf(error, CONTACT_TEXTS.failed.text));
      return;
    }
    form.reset(blank);
    remember(draft, '');
    toast({ title: t(CONTACT_TEXTS.sent), description: thanks, duration: TOAST_MS });
  }

  const refuse = ({ root }: FieldErrors<ContactFields>) =>
    root?.message && complain(translated(root.message));

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send, refuse)(event)}
      className="grid gap-4"
    >
      <FormSummary form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('Name')}
          autoComplete="name"
          dir="auto"
          maxLength={CONTACT_NAME_MAX_LENGTH}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      {!category && (
        <SelectField
          label={t('Category')}
          error={errors.category?.message}
          {...form.register('category')}
        >
          <option value="" disabled>
            {t('Choose a category')}
          </option>
          {CONTACT_CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {t(CONTACT_CATEGORY_WORDS[one])}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={t('Message')}
        rows={6}
        dir="auto"
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[44ch] text-small text-muted">{t(CONTACT_TEXTS.noMailingList)}</p>
        <Button type="submit" busy={loading} busyLabel={t('Sending…')}>
          {t('Send Message')}
        </Button>
      </div>
    </form>
  );
}
