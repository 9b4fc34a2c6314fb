import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../core/paging/connection.type.ts';
import { enumOf } from '../../core/enum-of.ts';
import {
  type ArticleImportView,
  IMPORT_FORMATS,
  IMPORT_POST_STATES,
  IMPORT_STATES,
  type ImportFormat,
  type ImportPostState,
  type ImportPostView,
  type ImportState,
} from '../../../schema/articles/article-import.ts';
import { DateTime } from '../../core/instants.ts';

const ImportFormatEnum = enumOf(IMPORT_FORMATS);
registerEnumType(ImportFormatEnum, {
  name: 'ArticleImportFormat',
  description: 'What wrote an export.',
  valuesConfig: {
    MARKDOWN: { description: 'Files of Markdown, with or without front matter.' },
    WORDPRESS: { description: 'WordPress, as XML (WXR).' },
    GHOST: { description: 'Ghost, as JSON.' },
  },
});

const ImportStateEnum = enumOf(IMPORT_STATES);
registerEnumType(ImportStateEnum, {
  name: 'ArticleImportState',
  description: 'The state of an import.',
  valuesConfig: {
    PREVIEW: { description: 'The file was read; nothing is on the site yet.' },
    RUNNING: { description: 'Articles are being imported.' },
    DONE: { description: 'All articles are imported.' },
    UNDONE: { description: 'The import was undone.' },
  },
});

const ImportPostStateEnum = enumOf(IMPORT_POST_STATES);
registerEnumType(ImportPostStateEnum, {
  name: 'ArticleImportPostState',
  description: 'What happens to a post in an export.',
  valuesConfig: {
    READY: { description: 'It will become an article.' },
    FAULTY: { description: 'It can’t be imported, and is skipped.' },
    KNOWN: { description: 'An article or another post has its address, so it is skipped.' },
    MADE: { description: 'It is an article.' },
    UNDONE: { description: 'The import was undone and its article deleted.' },
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
    description: 'Its path on the old site, which redirects to the article.',
  })
  readonly path!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Null for a draft.' })
  readonly publishedAt!: string | null;

  @Field(() => ImportPostStateEnum, { description: 'What happens to it.' })
  readonly state!: ImportPostState;

  @Field(() => String, { nullable: true, description: 'What is wrong with a faulty one.' })
  readonly fault!: string | null;

  /** Only the server reads it: the graph leads to what it names. */
  readonly articleId!: number | null;
}

export const ImportPostConnectionType = connectionType('ArticleImportPost', ImportPostType);

@ObjectType('ArticleImport', {
  description: 'An export from another site, and what happened to its posts.',
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

  @Field(() => Int, { description: 'Posts that can be imported.' })
  readonly ready!: number;

  @Field(() => Int, { description: 'Posts that can’t become articles.' })
  readonly faulty!: number;

  @Field(() => Int, { description: 'Posts whose address is already taken.' })
  readonly known!: number;

  @Field(() => Int, { description: 'Posts imported so far.' })
  readonly made!: number;

  @Field(() => Int, { description: 'Pictures we couldn’t fetch.' })
  readonly missingPictures!: number;
}

/** The import after a change. */
@ObjectType({ simpleResolvers: true })
abstract class ChangedImport {
  @Field(() => ArticleImportType, { description: 'The import after the change.' })
  readonly articleImport!: ArticleImportView;
}

@ObjectType('PreviewArticleImportPayload', {
  description: 'The result of reading an export.',
  simpleResolvers: true,
})
export class PreviewArticleImportPayload extends ChangedImport {}

@ObjectType('StartArticleImportPayload', {
  description: 'The result of starting an import.',
  simpleResolvers: true,
})
export class StartArticleImportPayload extends ChangedImport {}

@ObjectType('UndoArticleImportPayload', {
  description: 'The result of undoing an import.',
  simpleResolvers: true,
})
export class UndoArticleImportPayload extends ChangedImport {}

@ObjectType('ArticleImportEvent', {
  description: 'An import was started, progressed or undone.',
  simpleResolvers: true,
})
export class ArticleImportEventType {
  @Field(() => Int, { description: 'Which one.' })
  readonly importId!: number;
}
