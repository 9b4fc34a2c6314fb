import { t } from '../../ui/language.ts';

interface AnsweredQuestionsProps {
  questions: readonly {
    readonly id: number;
    readonly question: string;
    readonly user: { readonly name: string };
  }[];
}

/** What members asked, and the hosts answer in this show. */
export function AnsweredQuestions({ questions }: AnsweredQuestionsProps) {
  return (
    <section aria-labelledby="answered-title" className="mt-10">
      <h2 id="answered-title" className="display text-h2">
        {t('Questions answered')}
      </h2>
      <ul className="mt-4 grid gap-4">
        {questions.map(({ id, question, user }) => (
          <li key={id}>
            <blockquote className="border-l-4 border-accent pl-4">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {question}
              </p>
              <footer dir="auto" className="mt-1 text-small text-muted wrap-anywhere">
                {user.name}
              </footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
