import { skipToken, useQuery } from '@apollo/client/react';
import { FileQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ARTICLE_FAULTS } from '../../../../schema/articles/article-faults.ts';
import { WithRight } from '../../../accounts/with-right.tsx';
import type { ArticleForm_ArticleFragment } from '../../../gql/graphql.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/states.tsx';
import { ArticlePageSkeleton } from '../../reading/article-page-skeleton.tsx';
import { LIST_ADDRESS } from '../editor-address.ts';
import { EDITED_ARTICLE } from '../operations.ts';
import { previewPage } from '../../../../schema/pages/entries/preview.ts';
import { Preview } from './preview.tsx';
import { t } from '../../../ui/language.ts';

/** /articles/:id/preview: an article as readers will see it, for admins, before it is published. */
export default function PreviewPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageMeta head={{ ...previewPage.head({ id }), title: t('Preview') }} />
      <WithRight to="article.write" refusal={t('Admin Access Required')}>
        <StoredArticle key={id} id={Number(id)} />
      </WithRight>
    </>
  );
}

function StoredArticle({ id }: { id: number }) {
  const isPossible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    EDITED_ARTICLE,
    isPossible ? { variables: { id }, fetchPolicy: 'network-only' } : skipToken,
  );
  // What is being edited here must not change under one's hands when the cache does.
  const [opened, setOpened] = useState<ArticleForm_ArticleFragment>();
  if (data?.article && !opened) setOpened(data.article);

  if (opened) return <Preview article={opened} />;
  if (!isPossible || data?.article === null) return <Missing />;
  if (!error) return <ArticlePageSkeleton />;
  return (
    <div className="page min-h-dvh py-10">
      <ErrorState
        text={messageOf(error, 'We couldn’t load the article.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </div>
  );
}

function Missing() {
  return (
    <div className="page min-h-dvh py-10">
      <PageTitle className="mb-6">{t('Preview')}</PageTitle>
      <EmptyState icon={FileQuestionMark} text={t(ARTICLE_FAULTS.unknown)}>
        <ButtonLink to={LIST_ADDRESS} variant="secondary">
          {t('Back to the dashboard')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
