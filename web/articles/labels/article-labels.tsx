import { useMutation, useQuery } from '@apollo/client/react';
import { type SyntheticEvent, type ReactNode, useState } from 'react';
import type { LabelKind, LabelView } from '../../../schema/articles/article-labels.ts';
import { graphql } from '../../gql/gql.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { SectionTitle } from '../editing/section-title.tsx';

const ARTICLE_LABELS = graphql(/* GraphQL */ `
  query ArticleLabels {
    articleLabels {
      tags {
        name
        articles
      }
      categories {
        name
        articles
      }
    }
  }
`);
const RENAME_ARTICLE_LABEL = graphql(/* GraphQL */ `
  mutation RenameArticleLabel($input: RenameArticleLabelInput!) {
    renameArticleLabel(input: $input) {
      articles
    }
  }
`);

/** Where tags are renamed and merged, and articles moved from one category to another. */
export default function ArticleLabels() {
  const { data, error, refetch } = useQuery(ARTICLE_LABELS, { fetchPolicy: 'cache-and-network' });
  const labels = data?.articleLabels;
  return (
    <section aria-labelledby="articles-title" className="grid grid-cols-1 gap-5">
      <BackLink to="/admin?tab=articles">{t('All articles')}</BackLink>
      <SectionTitle>{t('Tags and categories')}</SectionTitle>
      {!labels && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load tags and categories.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!labels && !error && (
        <Loading label={t('Loading tags and categories…')}>
          <Skeleton className="h-60" />
        </Loading>
      )}
      {labels && (
        <div className="grid gap-4 lg:grid-cols-2">
          <Tags tags={labels.tags} />
          <Categories categories={labels.categories} />
        </div>
      )}
    </section>
  );
}

function useRename(kind: LabelKind) {
  const [rename, { loading }] = useMutation(RENAME_ARTICLE_LABEL, {
    refetchQueries: ['ArticleLabels'],
  });
  return {
    isBusy: loading,
    /** Resolves to whether it worked. */
    async rename(from: string, to: string): Promise<boolean> {
      try {
        const { data } = await rename({ variables: { input: { kind, from, to } } });
        const articles = data?.renameArticleLabel?.articles ?? 0;
        toast({ title: t('{articles|one:# article|other:# articles} changed', { articles }) });
        return true;
      } catch (error) {
        toast({
          title: t('Couldn’t rename it'),
          description: messageOf(error, 'Please try again later.'),
          variant: 'destructive',
          duration: 5000,
        });
        return false;
      }
    },
  };
}

interface PartProps {
  id: string;
  title: string;
  label: string;
  isBusy: boolean;
  isReady: boolean;
  onSend: () => void;
  children: ReactNode;
}

function Part({ id, title, label, isBusy, isReady, onSend, children }: PartProps) {
  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (isReady) onSend();
  }
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <h3 id={id} className="text-h3 font-bold">
        {title}
      </h3>
      <form noValidate onSubmit={send} className="grid gap-4">
        {children}
        <div>
          <Button
            type="submit"
            size="sm"
            disabled={!isReady}
            busy={isBusy}
            busyLabel={t('Saving…')}
          >
            {label}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const counted = ({ name, articles }: LabelView) => `${name} (${articles})`;

function Tags({ tags }: { tags: readonly LabelView[] }) {
  const { rename, isBusy } = useRename('TAG');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const exists = tags.some(({ name }) => name === to.trim() && name !== from);
  return (
    <Part
      id="tags-title"
      title={t('Tags')}
      label={exists ? t('Merge the tags') : t('Rename the tag')}
      isBusy={isBusy}
      isReady={from !== '' && to.trim() !== '' && to.trim() !== from}
      onSend={() =>
        void rename(from, to).then((isDone) => {
          if (!isDone) return;
          setFrom('');
          setTo('');
        })
      }
    >
      <SelectField
        label={t('Tag')}
        value={from}
        onChange={({ target }) => {
          setFrom(target.value);
          setTo(target.value);
        }}
      >
        <option value="">{t('Choose a tag')}</option>
        {tags.map((tag) => (
          <option key={tag.name} value={tag.name}>
            {counted(tag)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('New name')}
        hint={t('Enter another tag’s name to merge the two.')}
        autoComplete="off"
        dir="auto"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
    </Part>
  );
}

function Categories({ categories }: { categories: readonly LabelView[] }) {
  const { rename, isBusy } = useRename('CATEGORY');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <Part
      id="categories-title"
      title={t('Categories')}
      label={t('Move the articles')}
      isBusy={isBusy}
      isReady={from !== '' && to !== '' && from !== to}
      onSend={() => void rename(from, to).then((isDone) => isDone && setFrom(''))}
    >
      <SelectField label={t('From')} value={from} onChange={({ target }) => setFrom(target.value)}>
        <option value="">{t('Choose a category')}</option>
        {categories
          .filter(({ articles }) => articles > 0)
          .map((category) => (
            <option key={category.name} value={category.name}>
              {counted(category)}
            </option>
          ))}
      </SelectField>
      <SelectField label={t('To')} value={to} onChange={({ target }) => setTo(target.value)}>
        <option value="">{t('Choose a category')}</option>
        {categories.map((category) => (
          <option key={category.name} value={category.name}>
            {counted(category)}
          </option>
        ))}
      </SelectField>
    </Part>
  );
}
