import { skipToken, useQuery } from '@apollo/client/react';
import { CalendarClock, Eye, Globe, Save } from 'lucide-react';
import { type KeyboardEvent, lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ARTICLE_FAULTS } from '../../../schema/articles/article-faults.ts';
import { ARTICLE_ADMIN_TEXTS as TEXTS } from '../../../schema/articles/article-form.ts';
import type { ArticleForm_ArticleFragment } from '../../gql/graphql.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { ArticleFields } from './article-fields.tsx';
import { ArticleState } from './list/article-state.tsx';
import { ConflictNotice, SetAsideNotice } from './conflict-notice.tsx';
import { LIST_ADDRESS } from './editor-address.ts';
import { isNewDraftId } from './stored-draft.ts';
import { EDITED_ARTICLE } from './operations.ts';
import { NewerNotice } from './newer-notice.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SectionTitle } from './section-title.tsx';
import { useArticleForm } from './use-article-form.ts';
import { useNewest } from './use-newest.ts';
import { useSaving } from './use-saving.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));

interface ArticleEditorProps {
  /** Id of the article, or of a draft that only this device has. Give another one another `key`. */
  draftId: string;
  /** Called when a new article gets its id. */
  onCreated: (id: number) => void;
}

/** Writes one article, new or stored. */
export default function ArticleEditor({ draftId, onCreated }: ArticleEditorProps) {
  // A new article gets its id while it is being written; what is shown stays.
  const [openedAs] = useState(draftId);
  const isNew = isNewDraftId(openedAs);
  const { data, error, refetch } = useQuery(
    EDITED_ARTICLE,
    isNew ? skipToken : { variables: { id: Number(openedAs) }, fetchPolicy: 'network-only' },
  );
  const [opened, setOpened] = useState<ArticleForm_ArticleFragment>();
  if (data?.article && !opened) setOpened(data.article);

  if (isNew || opened)
    return <Editor article={opened ?? null} draftId={openedAs} onCreated={onCreated} />;
  if (error || data?.article === null) {
    return (
      <ErrorState
        text={error ? messageOf(error, 'We couldn’t load the article.') : t(ARTICLE_FAULTS.unknown)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <Loading label={t('Loading the article…')} className="grid gap-4">
      <Skeleton className="h-11 w-48" />
      <Skeleton className="h-11" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

function Editor({
  article,
  draftId,
  onCreated,
}: ArticleEditorProps & { article: ArticleForm_ArticleFragment | null }) {
  const navigate = useNavigate();
  const [known, setStored] = useState(article);
  const [isScheduling, setScheduling] = useState(false);
  const text = useArticleForm(article, draftId);
  const { form, isDirty } = text;
  const saving = useSaving(text, known, (next) => {
    setStored(next);
    if (!known) onCreated(next.id);
  });
  const newest = useNewest(known, saving.isStoring);
  const { stored } = newest;
  const isDraft = !stored?.isPublished;

  function preview() {
    if (!stored || isDirty)
      toast({ title: t(TEXTS.saveFirst), variant: 'destructive', duration: 5000 });
    else void navigate(`/articles/${stored.id}/preview`);
  }
  async function schedule() {
    if (stored && !isDirty) setScheduling(true);
    else if (await saving.save()) setScheduling(true);
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!saving.isBusy) void saving.save();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- a shortcut for the buttons below
    <div onKeyDown={saveByKey} className="grid gap-5">
      <div>
        <BackLink to={LIST_ADDRESS}>{t('All articles')}</BackLink>
        <div className="flex flex-wrap items-center gap-3">
          <SectionTitle>
            {stored ? (isDraft ? t('Edit Draft') : t('Edit Article')) : t('Create Article')}
          </SectionTitle>
          {stored && <ArticleState article={stored} />}
          {isDirty && <Badge tone="neutral">{t('Unsaved changes')}</Badge>}
        </div>
      </div>
      {text.restoredAt && (
        <RestoredNotice at={text.restoredAt} onDiscard={() => text.show(stored)} />
      )}
      {!text.canKeep && (
        <p role="status" className="rounded-control bg-tint-amber px-4 py-3 text-on-tint-amber">
          {t('This browser won’t keep drafts. Save before you close this tab.')}
        </p>
      )}
      {!saving.conflict && (
        <NewerNotice
          newest={newest}
          isDirty={isDirty}
          onLoad={saving.loadNewest}
          onCompare={() => saving.compare(newest.savedBy)}
        />
      )}
      {saving.setAside && <SetAsideNotice setAside={saving.setAside} />}
      {saving.conflict && (
        <ConflictNotice
          conflict={saving.conflict}
          mine={form.getValues()}
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.takeTheirs}
        />
      )}
      <ArticleFields form={form} />
      <div className="foot-bar -mx-2 flex flex-wrap gap-2 px-2">
        <Button
          icon={Save}
          variant={isDraft ? 'secondary' : 'primary'}
          busy={saving.isBusy && !saving.isPublishing}
          busyLabel={t('Saving…')}
          onClick={() => void saving.save()}
        >
          {isDraft ? t('Save as Draft') : t('Save Changes')}
        </Button>
        {isDraft && (
          <Button
            icon={Globe}
            busy={saving.isPublishing}
            busyLabel={t('Publishing…')}
            onClick={() => void saving.publish()}
          >
            {t('Publish')}
          </Button>
        )}
        <Button variant="quiet" icon={Eye} onClick={preview}>
          {t('Preview')}
        </Button>
        {isDraft && (
          <Button variant="quiet" icon={CalendarClock} onClick={() => void schedule()}>
            {t('Schedule…')}
          </Button>
        )}
      </div>
      {stored && isScheduling && (
        <LazyLayer onFail={() => setScheduling(false)}>
          <ScheduleDialog
            article={stored}
            open
            onOpenChange={setScheduling}
            onScheduled={(scheduledPublishAt) => setStored({ ...stored, scheduledPublishAt })}
          />
        </LazyLayer>
      )}
    </div>
  );
}
