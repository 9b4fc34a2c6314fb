import { useNavigate } from 'react-router-dom';
import { questionNotice } from '../../schema/news/own-notices.ts';
import { showPath } from '../../schema/shows/show-paths.ts';
import { useLive } from '../live/use-live.ts';
import { MY_QUESTION_EVENTS } from '../questions/own-operations.ts';
import { cutText } from '../ui/cut-text.ts';
import { t } from '../ui/language.ts';
import { toastWhenFree } from '../ui/page/toast.ts';
import { showNotice } from './show-notice.ts';

/** Long enough to read a question and press the button. */
const SHOWN_MS = 10_000;

/** Tells a member when the hosts answer their question: in the page they look at, else as a notification. */
export default function QuestionWatcher(): null {
  const navigate = useNavigate();
  useLive(MY_QUESTION_EVENTS, {
    onEvent({ data: { myQuestionEvents } }) {
      const { kind, questionId, question } = myQuestionEvents;
      if (!question) return;
      const { answeredIn, answeredAtSeconds } = question;
      const path = answeredIn ? showPath(answeredIn, answeredAtSeconds ?? 0) : null;
      const notice = questionNotice({ kind, questionId, question: question.question, path }, t);
      if (!notice) return;
      const open = () => void navigate(notice.url);
      if (document.visibilityState === 'hidden')
        return void showNotice({ ...notice, stays: false }, open);
      toastWhenFree({
        title: notice.title,
        description: cutText(notice.body, 120),
        duration: SHOWN_MS,
        action: { label: kind === 'ON_AIR' ? t('Watch live') : t('See the answer'), act: open },
      });
    },
  });
  return null;
}
