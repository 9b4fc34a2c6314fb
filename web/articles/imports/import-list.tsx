import { useQuery } from '@apollo/client/react';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IMPORT_ENDINGS } from '../../../schema/articles/article-import.ts';
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '../../../schema/photos/images.ts';
import { useLive } from '../../live/use-live.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { uploadFile } from '../../ui/forms/upload-file.ts';
import { t, translated } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { SectionTitle } from '../editing/section-title.tsx';
import { FORMAT_NAMES, IMPORT_STATE_WORDS, importAddress } from './import-words.ts';
import { ARTICLE_IMPORT_EVENTS, ARTICLE_IMPORTS, PREVIEW_IMPORT } from './operations.ts';

/** Where an export is chosen, and the imports before it. */
export function ImportList() {
  const navigate = useNavigate();
  const [reading, setReading] = useState<string>();

  async function read(file: File) {
    setReading(file.name);
    try {
      if (file.size >= IMAGE_MAX_BYTES) throw new Error();
      const { previewArticleImport } = await uploadFile({
        document: PREVIEW_IMPORT,
        variables: { file },
        at: 'file',
      });
      if (previewArticleImport) void navigate(importAddress(previewArticleImport.articleImport.id));
    } catch (error) {
      toast({
        title: t('We couldn’t read the file'),
        description: messageOf(error, 'It must be an export smaller than 10 MB.'),
        variant: 'destructive',
        duration: 10_000,
      });
    } finally {
      setReading(undefined);
    }
  }

  return (
    <section aria-labelledby="articles-title" className="grid grid-cols-1 gap-5">
      <BackLink to="/admin?tab=articles">{t('All articles')}</BackLink>
      <SectionTitle>{t('Import articles')}</SectionTitle>
      <p className="max-w-[66ch] text-muted">
        {t(
          'Bring over the posts from your old site. Review them first, undo it later if you need to. Old links lead to the new articles.',
        )}
      </p>
      <FileField
        label={t('Export from your old site')}
        hint={t(
          'WordPress .xml, Ghost .json, a Markdown file or a .zip of them, smaller than {megabytes} MB',
          { megabytes: IMAGE_MAX_MEGABYTES },
        )}
        prompt={reading === undefined ? t('Choose or drop a file') : t('Reading the file…')}
        icon={FileUp}
        accept={IMPORT_ENDINGS}
        onChoose={(file) => void read(file)}
      />
      <EarlierImports />
    </section>
  );
}

function EarlierImports() {
  const { data, error, refetch } = useQuery(ARTICLE_IMPORTS, {
    fetchPolicy: 'cache-and-network',
  });
  useLive(ARTICLE_IMPORT_EVENTS, { refetches: ['ArticleImports'] });
  const imports = data?.articleImports;
  if (!imports && error)
    return (
      <ErrorState
        text={messageOf(error, 'We couldn’t load the imports.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!imports)
    return (
      <Loading label={t('Loading imports…')}>
        <Skeleton className="h-20" />
      </Loading>
    );
  if (imports.length === 0) return null;
  return (
    <>
      <h3 className="text-h3 font-bold">{t('Earlier imports')}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {imports.map(({ id, filename, format, state, createdAt, made, ready }) => (
          <Card as="li" key={id} className="grid gap-1 p-4!">
            <p className="flex flex-wrap items-center gap-2 font-bold">
              <Link to={importAddress(id)} className="wrap-anywhere">
                {filename}
              </Link>
              <Badge tone={IMPORT_STATE_WORDS[state].tone}>
                {translated(IMPORT_STATE_WORDS[state].label)}
              </Badge>
            </p>
            <p className="text-small text-muted">
              {FORMAT_NAMES[format]} · <MountainMoment at={createdAt} /> ·{' '}
              {t('{made} of {all} articles', { made, all: made + ready })}
            </p>
          </Card>
        ))}
      </ul>
    </>
  );
}
