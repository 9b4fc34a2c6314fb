import { useMutation, useQuery } from '@apollo/client/react';
import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FirstStep, TriedStep } from '../../../schema/site/first-steps.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { FIRST_STEP_WORDS } from './first-step-words.ts';
import { HideFirstSteps } from './hide-first-steps.tsx';

graphql(/* GraphQL */ `
  fragment FirstSteps_steps on FirstSteps {
    hasMailServer
    steps {
      step
      isDone
    }
  }
`);
const FIRST_STEPS = graphql(/* GraphQL */ `
  query FirstSteps {
    firstSteps {
      ...FirstSteps_steps
    }
  }
`);
const TRY_FIRST_STEP = graphql(/* GraphQL */ `
  mutation TryFirstStep($step: TriedStep!) {
    tryFirstStep(input: { step: $step }) {
      firstSteps {
        ...FirstSteps_steps
      }
    }
  }
`);

/** What is missing on a new site, with a link to where it is entered. Nothing once all is done, or was hidden. */
export default function FirstSteps() {
  const id = useId();
  const { data, error, refetch } = useQuery(FIRST_STEPS, { fetchPolicy: 'cache-and-network' });
  if (error && !data)
    return (
      <div className="page pt-6">
        <ErrorState
          text={messageOf(error, 'We couldn’t load the first steps.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </div>
    );
  const first = data?.firstSteps;
  const done = first?.steps.filter(({ isDone }) => isDone).length;
  if (!first || done === first.steps.length) return null;
  return (
    <div className="page pt-6">
      <Card as="section" aria-labelledby={id} className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={id} className="display text-h2">
            {t('First steps')}
          </h2>
          <p className="text-muted tabular-nums">
            {t('{done} of {all} done', { done: done ?? 0, all: first.steps.length })}
          </p>
        </div>
        <ol className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2">
          {first.steps.map(({ step, isDone }) => (
            <li key={step} className="flex min-w-0 items-start gap-3">
              <Mark isDone={isDone} />
              <Step step={step} isDone={isDone} hasMailServer={first.hasMailServer} />
            </li>
          ))}
        </ol>
        <HideFirstSteps />
      </Card>
    </div>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <>
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
      />
      <VisuallyHidden>{isDone ? t('Done:') : t('To do:')}</VisuallyHidden>
    </>
  );
}

function Step({
  step,
  isDone,
  hasMailServer,
}: {
  step: FirstStep;
  isDone: boolean;
  hasMailServer: boolean;
}) {
  const { title, hint, to, act, busy } = FIRST_STEP_WORDS[step];
  const isWaiting = step === 'MAIL' && !hasMailServer;
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <p className="font-bold">
        {to ? (
          <Link to={to} className="text-link underline">
            {translated(title)}
          </Link>
        ) : (
          translated(title)
        )}
      </p>
      <p className="text-small text-muted">
        {isWaiting
          ? t(
              'Set SMTP_URL when you start the site. Until then, emails are saved as files on the server.',
            )
          : translated(hint)}
      </p>
      {act && busy && !isDone && !isWaiting && (
        <TryButton step={step as TriedStep} label={translated(act)} busyLabel={translated(busy)} />
      )}
    </div>
  );
}

function TryButton({
  step,
  label,
  busyLabel,
}: {
  step: TriedStep;
  label: string;
  busyLabel: string;
}) {
  const [tryIt, trying] = useMutation(TRY_FIRST_STEP, {
    update: (cache, { data }) => {
      const firstSteps = data?.tryFirstStep?.firstSteps;
      if (firstSteps) cache.writeQuery({ query: FIRST_STEPS, data: { firstSteps } });
    },
  });
  async function press() {
    try {
      await tryIt({ variables: { step } });
      toast({ title: t('That worked') });
    } catch (error) {
      toast({
        title: t('That didn’t work'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 10_000,
      });
    }
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={trying.loading}
      busyLabel={busyLabel}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
