import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  type ArticleImportView,
  type ImportFormat,
  type ImportPostState,
  type ImportPostView,
  type ImportState,
} from '../../../schema/articles/article-import.ts';
import { DateTime } from '../../core/instants.ts';

const ImportFormatEnum: { readonly [Format in ImportFormat]: Format } = {
  MARKDOWN: 'MARKDOWN',
  WORDPRESS: 'WORDPRESS',
  GHOST: 'GHOST',
};
registerEnumType(ImportFormatEnum, {
  name: 'ArticleImportFormat',
  description: 'What wrote an export.',
  valuesConfig: {
    MARKDOWN: { description: 'Files of Markdown, with or without front matter.' },
    WORDPRESS: { description: 'WordPress, as XML (WXR).' },
    GHOST: { description: 'Ghost, as JSON.' },
  },
});

const ImportStateEnum: { readonly [State in ImportState]: State } = {
  PREVIEW: 'PREVIEW',
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  UNDONE: 'UNDONE',
};
registerEnumType(ImportStateEnum, {
  name: 'ArticleImportState',
  description: 'How far an import is.',
  valuesConfig: {
    PREVIEW: { description: 'Read; nothing is on the site yet.' },
    RUNNING: { description: 'Articles are being made.' },
    DONE: { description: 'All articles are made.' },
    UNDONE: { description: 'What it made was deleted again.' },
  },
});

const ImportPostStateEnum: { readonly [State in ImportPostState]: State } = {
  READY: 'READY',
  FAULTY: 'FAULTY',
  KNOWN: 'KNOWN',
  MADE: 'MADE',
  UNDONE: 'UNDONE',
};
registerEnumType(ImportPostStateEnum, {
  name: 'ArticleImportPostState',
  description: 'What becomes of a post of an export.',
  valuesConfig: {
    READY: { description: 'It becomes an article.' },
    FAULTY: { description: 'It can’t become one, and is left out.' },
    KNOWN: { description: 'An article or another post has its address; it is left out.' },
    MADE: { description: 'It is an article.' },
    UNDONE: { description: 'Its article was deleted again.' },
  },
});

@ObjectType('ArticleImportPost', {
  description: 'A post of an export.',
  simpleResolvers: true,
})
export class ImportPostType implements ImportPostView {
  @Field(() => Int, { description: 'Its id, in the order of the file.' })
  readonly id!: number;

  @Field(() => String, { description: 'Its title.' })
  readonly title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its path at the old site, which leads to the article.',
  })
  readonly path!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Null for a draft.' })
  readonly publishedAt!: string | null;

  @Field(() => ImportPostStateEnum, { description: 'What becomes of it.' })
  readonly state!: ImportPostState;

  @Field(() => String, { nullable: true, description: 'What is wrong with a faulty one.' })
  readonly fault!: string | null;

  @Field(() => Int, { nullable: true, description: 'The article that was made of it.' })
  readonly articleId!: number | null;
}

@ObjectType('ArticleImport', {
  description: 'An export of another site, and what became of its posts.',
  simpleResolvers: true,
})
export class ArticleImportType implements ArticleImportView {
  @Field(() => Int, { description: 'Its id.' })
  readonly id!: number;

  @Field(() => String, { description: 'The name of the file.' })
  readonly filename!: string;

  @Field(() => ImportFormatEnum, { description: 'What wrote it.' })
  readonly format!: ImportFormat;

  @Field(() => ImportStateEnum, { description: 'How far it is.' })
  readonly state!: ImportState;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  readonly createdAt!: string;

  @Field(() => Int, { description: 'Posts that become articles.' })
  readonly ready!: number;

  @Field(() => Int, { description: 'Posts that can’t become articles.' })
  readonly faulty!: number;

  @Field(() => Int, { description: 'Posts whose address is taken already.' })
  readonly known!: number;

  @Field(() => Int, { description: 'Posts that are articles by now.' })
  readonly made!: number;

  @Field(() => Int, { description: 'Pictures that could not be fetched.' })
  readonly missingPictures!: number;
}

@ObjectType('ArticleImportPayload', {
  description: 'The result of a change of an import.',
  simpleResolvers: true,
})
export class ArticleImportPayload {
  @Field(() => ArticleImportType, { description: 'The import as it is now.' })
  readonly articleImport!: ArticleImportView;
}

@ObjectType('ArticleImportEvent', {
  description: 'An import was started, progressed or undone.',
  simpleResolvers: true,
})
export class ArticleImportEventType {
  @Field(() => Int, { description: 'Which one.' })
  readonly importId!: number;
}
