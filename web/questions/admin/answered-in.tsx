import { Link2 } from 'lucide-react';
import { lazy, useState } from 'react';
import type { QuestionRow_QuestionFragment as Question } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';

const AnsweredInDialog = lazy(() => import('./answered-in-dialog.tsx'));

interface AnsweredInProps {
  question: Question;
  onDone: () => void;
}

/** Links a question to the show in which the hosts answered it; the dialog is downloaded when it is opened. */
export function AnsweredIn({ question, onDone }: AnsweredInProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={Link2}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('Answered in…')}
      </Button>
      {isOpen && (
        <LazyLayer onFail={() => setOpen(false)}>
          <AnsweredInDialog
            question={question}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        </LazyLayer>
      )}
    </>
  );
}
