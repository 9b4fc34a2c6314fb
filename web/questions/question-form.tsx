import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import {
  QUESTION_MAX_LENGTH,
  QUESTION_TEXTS,
  submitQuestionInput,
  type SubmitQuestionInput,
} from '../../schema/questions.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { graphql } from '../gql/gql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';
import { TextArea } from '../ui/forms/text-field.tsx';
import { toast } from '../ui/page/toast.ts';
import { t } from '../ui/language.ts';

const SUBMIT_QUESTION = graphql(/* GraphQL */ `
  mutation SubmitQuestion($input: SubmitQuestionInput!) {
    submitQuestion(input: $input) {
      question {
        id
      }
    }
  }
`);

const DRAFT = 'question-draft';

/**
 * The form for questions to the hosts. Visitors can write too; on sending they are asked to sign in or up, and then the
 * question is sent. The text is stored until the server has the question, across errors and reloads.
 */
export default function QuestionForm() {
  const { user, requireSignIn } = useAuth();
  const [submitQuestion, { loading }] = useMutation(SUBMIT_QUESTION);
  const { register, handleSubmit, reset, control, formState } = useForm<SubmitQuestionInput>({
    resolver: zodResolver(submitQuestionInput),
    defaultValues: { question: remembered(DRAFT) },
  });
  const { length } = useWatch({ control, name: 'question' });

  async function send(input: SubmitQuestionInput) {
    try {
      await submitQuestion({ variables: { input } });
    } catch (error) {
      const { title, text } = QUESTION_TEXTS.failed;
      toast({ title: t(title), description: messageOf(error, text), variant: 'destructive' });
      return;
    }
    remember(DRAFT, '');
    reset({ question: '' });
    toast({ title: t(QUESTION_TEXTS.submitted), description: t(QUESTION_TEXTS.inReview) });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((input) => requireSignIn(() => send(input)))(event)}
      className="grid gap-3"
    >
      <TextArea
        label={t('Your question')}
        rows={4}
        dir="auto"
        maxLength={QUESTION_MAX_LENGTH}
        error={formState.errors.question?.message}
        hint={<Counter length={length} />}
        {...register('question', {
          onChange: (event: { target: HTMLTextAreaElement }) => remember(DRAFT, event.target.value),
        })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[40ch] text-small text-muted">
          {user
            ? t(QUESTION_TEXTS.reviewed)
            : `${t(QUESTION_TEXTS.signIn)}. ${t(QUESTION_TEXTS.textStays)}`}
        </p>
        <Button type="submit" busy={loading} busyLabel={t('Sending…')}>
          {t('Submit question')}
        </Button>
      </div>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {length}/{QUESTION_MAX_LENGTH}
      </span>
      <span className="sr-only">
        {t('{length} of {questionMaxLength} characters', {
          length,
          questionMaxLength: QUESTION_MAX_LENGTH,
        })}
      </span>
    </>
  );
}
