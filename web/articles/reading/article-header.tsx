import type { ReactNode } from 'react';
import type { ArticleCategory } from '../../../schema/articles/articles.ts';
import { t } from '../../ui/language.ts';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { Byline } from './byline.tsx';

interface ArticleHeaderProps {
  article: {
    title: string;
    excerpt: string;
    category: ArticleCategory;
    author: string;
    readTime: number;
    publishedAt: string | null;
  };
  /** Beside the byline. */
  children?: ReactNode;
}

/** The top of an article: category, title, excerpt, and who wrote it. */
export function ArticleHeader({ article, children }: ArticleHeaderProps) {
  return (
    <header className="grid gap-3">
      <p className="eyebrow text-accent-text">{t(article.category)}</p>
      <PageTitle>{article.title}</PageTitle>
      <p className="text-body-l text-muted">{article.excerpt}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Byline article={article} />
        {children}
      </div>
    </header>
  );
}
