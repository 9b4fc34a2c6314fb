import { Question } from '../../../graph/questions/question.entity.ts';
import type { QuestionStatus } from '../../../schema/questions.ts';
import { byTime, fansBy, type Stage } from '../stage.ts';

/** Status, days before the demo begins, and what was asked. */
const QUESTIONS: readonly [QuestionStatus, number, string][] = [
  ['pending', 1, 'Which of the remaining road games would you drive to, if gas were free?'],
  ['pending', 1, 'Will the second running back get more carries while the ankle heals?'],
  ['pending', 2, 'Can you do an episode for people who have never watched a whole game?'],
  [
    'approved',
    3,
    'What is the difference between the two edge rushers, in words my aunt would understand?',
  ],
  ['approved', 5, 'Why do we punt so well all of a sudden?'],
  ['approved', 8, 'Is there a bourbon that goes with a noon kickoff?'],
  [
    'waiting',
    6,
    'Could you get one of the equipment people on the show? I want to know about the cold-weather balls.',
  ],
  ['waiting', 12, 'How many of the Thursday games of the last ten years were played in snow?'],
  ['answered', 9, 'Who calls the protections, the center or the quarterback?'],
  ['answered', 15, 'What happened to the bell from the old studio?'],
  ['answered', 22, 'Do you three really watch together, or is that a story for the podcast?'],
  ['answered', 38, 'Where do you park if you come from the north?'],
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
