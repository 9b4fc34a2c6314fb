import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import { QUESTION_NEWS, type QuestionNews } from '../../schema/questions.ts';
import { QuestionType } from './question.type.ts';

const QuestionNewsEnum = enumOf(QUESTION_NEWS);
registerEnumType(QuestionNewsEnum, {
  name: 'MyQuestionEventKind',
  description: 'What happened to a question.',
  valuesConfig: {
    CHANGED: { description: 'It was submitted, or its status changed.' },
    ON_AIR: { description: 'The hosts began to answer it on the air.' },
    ANSWERED: { description: 'The hosts answered it, or the show that answers it was linked.' },
    DELETED: { description: 'It was deleted.' },
  },
});

@ObjectType('MyQuestionEvent', {
  description: 'Something happened to a question of the viewer’s.',
  simpleResolvers: true,
})
export class MyQuestionEventType {
  @Field(() => QuestionNewsEnum, { description: 'What happened.' })
  readonly kind!: QuestionNews;

  @Field(() => Int, { description: 'The id of the question, which may have been deleted.' })
  readonly questionId!: number;

  @Field(() => QuestionType, {
    nullable: true,
    description: 'The question as it is now; null when it was deleted.',
  })
  readonly question!: QuestionType | null;
}
