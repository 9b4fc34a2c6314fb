import { lazy, useEffect } from 'react';
import { ScoreDesk } from '../../games/admin/score-desk.tsx';
import { BreakingNewsPanel } from '../../news/admin/breaking-news-panel.tsx';
import { PinDesk } from '../../news/admin/pin-desk.tsx';
import { changeDelay, currentDelay } from '../../live/delay.ts';
import { QuestionDesk } from '../../questions/admin/question-desk.tsx';
import { LiveDesk } from '../../shows/admin/live-desk.tsx';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';

const ScoreByPlay = lazy(() => import('../../plays/console/score-by-play.tsx'));

/** All that hosts need while a show is on: the switch, the score, questions, the pinned line, breaking news. */
export default function OnAirTab() {
  useEffect(showThePresent, []);
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <LiveDesk />
        <ScoreDesk ByPlay={ScoreByPlay} />
        <QuestionDesk />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <PinDesk />
        <BreakingNewsPanel />
      </div>
    </div>
  );
}

/** Who keeps the score can't be behind it. */
function showThePresent() {
  if (!currentDelay()) return;
  changeDelay(null);
  toast({ title: t('Your stream delay is off: here you see the game as it happens.') });
}
