import type { ReactNode } from 'react';
import { LINEUP_TEXTS, SLOT_LABELS, SLOTS } from '../../schema/fantasy/lineup.ts';
import { CAPTAIN_FACTOR } from '../../schema/fantasy/scoring.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { SCORING_ROWS, UNSCORED } from './scoring-rows.ts';
import { SLOT_WORDS } from './lineup/slot-words.ts';
import { t, translated } from '../ui/language.ts';

interface RulesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const FAQ = [
  ['When do lineups lock?', 'Change it as often as you like until kickoff. Then it’s locked.'],
  ['Who sees my picks?', 'No one, until the game is scored. Then every lineup is on the board.'],
  [
    'What about ties?',
    'Equal points share a place and the next place is skipped: 1, T2, T2, 4. The earlier submission is listed first.',
  ],
  [
    'Do interceptions count for me or against me?',
    'Both. A pick by your defender earns points. One your player throws costs points.',
  ],
  [
    'How do sacks and tackles count?',
    'Every tackle counts, solo or assisted. A sack counts on top of that, and half a sack is worth half.',
  ],
  ['Can a total be negative?', 'Yes. Points go to two decimals, and nothing is rounded up.'],
  [
    'When do I see my points?',
    'As soon as the stats are in. If the league corrects them, the board updates.',
  ],
] as const;

/** How fantasy is played, what scores, and what people ask. */
export default function RulesDialog(props: RulesDialogProps) {
  return (
    <Dialog {...props} width="wide" title={t('Fantasy rules and FAQ')}>
      <div className="grid gap-7">
        <Part title={t('Your lineup')}>
          <p>
            {t(
              'For each game, pick six players and make one your captain. Captains score {captainFactor}×. No player fills two slots.',
              { captainFactor: CAPTAIN_FACTOR },
            )}
          </p>
          <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {SLOTS.map((slot) => (
              <div key={slot} className="flex gap-3">
                <dt className="display w-12 text-accent-text">{SLOT_LABELS[slot]}</dt>
                <dd>{t(SLOT_WORDS[slot])}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3">
            {t('Lineups lock at kickoff: ‘{locked}’. The next week opens on Tuesday.', {
              locked: t(LINEUP_TEXTS.locked),
            })}
          </p>
        </Part>
        <Part title={t('Scoring')}>
          <table className="w-full">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('For each')}</th>
                <th scope="col">{t('Points')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {SCORING_ROWS.map(({ label, points }) => (
                <tr key={label}>
                  <th scope="row" className="py-1.5 text-left font-normal first-letter:uppercase">
                    {translated(label)}
                  </th>
                  <td className="py-1.5 text-right font-semibold whitespace-nowrap tabular-nums">
                    {points > 0 ? `+${points}` : `−${-points}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-small text-muted">
            {t('Shown, but worth 0 points: {stats}.', {
              stats: UNSCORED.map(translated).join(', '),
            })}
          </p>
        </Part>
        <Part title={t('Questions')}>
          <div className="divide-y divide-border border-y border-border">
            {FAQ.map(([question, answer]) => (
              <details key={question}>
                <summary className="min-h-11 py-2.5 font-semibold">{t(question)}</summary>
                <p className="pb-3 text-muted">{t(answer)}</p>
              </details>
            ))}
          </div>
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="display mb-2 border-b-3 border-accent pb-1 text-h3">{title}</h3>
      {children}
    </section>
  );
}
