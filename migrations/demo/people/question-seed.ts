import { Question } from '../../../graph/questions/question.entity.ts';
import type { QuestionStatus } from '../../../schema/questions.ts';
import { byTime, fansBy, type Stage } from '../stage.ts';

/** Status, days before the demo begins, and what was asked. */
const QUESTIONS: readonly [QuestionStatus, number, string][] = [
  ['pending', 1, 'If gas were free, which remaining road game would you drive to?'],
  ['pending', 1, 'Does RB2 get more carries while the ankle heals?'],
  ['pending', 2, 'Can you do an episode for people who have never watched a whole game?'],
  [
    'approved',
    3,
    'What’s the difference between our two edge rushers? Explain it so my aunt gets it.',
  ],
  ['approved', 5, 'Why are we so good at punting all of a sudden?'],
  ['approved', 8, 'What’s the right bourbon for an 11 a.m. kickoff?'],
  [
    'waiting',
    6,
    'Can you get someone from the equipment staff on? I have questions about cold-weather footballs.',
  ],
  ['waiting', 12, 'How many Thursday games in the last ten years were played in snow?'],
  ['answered', 9, 'Who sets the protections, the center or the quarterback?'],
  ['answered', 15, 'What happened to the bell from the old studio?'],
  ['answered', 22, 'Do you guys really watch together, or is that just for the podcast?'],
  ['answered', 38, 'Where do you park if you’re coming from up north?'],
];

export async function addQuestions(stage: Stage): Promise<void> {
  const rows = QUESTIONS.map(([status, days, question], index) => {
    const createdAt = stage.calendar.daysAgo(days, `${12 + (index % 9)}:20`);
    const fans = fansBy(stage, createdAt);
    return {
      user: fans[(index * 11 + 2) % fans.length]!.id,
      question,
      status,
      approved: status !== 'pending',
      createdAt,
    };
  });
  await stage.tx.insertMany(Question, rows.sort(byTime));
}
