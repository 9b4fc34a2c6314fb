import { Check, ChevronDown, Gavel, Hand, Trash2, X } from 'lucide-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Decision, isOnlyRejected, postOfId } from '../../../schema/moderation-queue.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import type { QueueRow_PostFragment as WaitingPost, ReportedType } from '../../gql/graphql.ts';
import { NO_PICTURE } from '../../photos/no-picture.ts';
import { REASON_WORDS, TYPE_WORDS } from '../../reports/admin/report-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { rich, t } from '../../ui/language.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { SelectBox, type Selecting } from '../../ui/lists/select-box.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import { KIND_WORDS } from '../post-words.ts';
import { PostDetails } from './post-details.tsx';
import { rowIdOf } from './queue-keys.ts';

const SanctionDialog = lazy(() => import('../desk/sanction-dialog.tsx'));

interface QueueRowProps {
  post: WaitingPost;
  isBusy: boolean;
  selecting: Selecting;
  onDecide: (decision: Decision) => void;
  onClaim: () => void;
}

/** A post that waits, and what a moderator can do with it. */
export function QueueRow({ post, isBusy, selecting, onDecide, onClaim }: QueueRowProps) {
  const { user: viewer } = useAuth();
  const { claimedBy: holder } = post;
  const isTheirs = holder !== null && holder.id !== viewer?.id;
  const name = post.user?.name ?? post.userName ?? t('a former member');
  return (
    <li
      id={rowIdOf(post.id)}
      className="relative grid gap-3 rounded-card border border-border bg-raised p-4"
    >
      {!isTheirs && <SelectBox label={t('Select the post by {name}', { name })} {...selecting} />}
      <div className="grid min-w-0 gap-4 pl-13 sm:flex">
        {post.image && (
          <Picture
            image={post.image}
            alt=""
            sizes="6rem"
            fallback={NO_PICTURE}
            className="size-20 shrink-0 rounded-control bg-surface-2 object-cover sm:size-24"
          />
        )}
        <div className="grid min-w-0 content-start gap-1.5 text-small">
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{t(KIND_WORDS[post.kind])}</Badge>
            {post.isUnapproved && <Badge tone="blue">{t('To approve')}</Badge>}
            {post.reasons.map((reason) => (
              <Badge key={reason} tone="amber">
                {t(REASON_WORDS[reason])}
              </Badge>
            ))}
            {post.filters.map((filter) => (
              <Badge key={filter} tone="amber">
                {t('Filter: {name}', { name: filter })}
              </Badge>
            ))}
            {post.reportCount > 1 && (
              <Badge tone="amber">
                {t('{reports|one:# report|other:# reports}', { reports: post.reportCount })}
              </Badge>
            )}
            {!post.isThere && <Badge tone="red">{t('ALREADY GONE')}</Badge>}
          </p>
          <blockquote
            dir="auto"
            className="border-l-3 border-border-strong pl-3 text-body wrap-anywhere"
          >
            {post.text || <span className="text-muted">{t('No words')}</span>}
          </blockquote>
          <p className="text-muted wrap-anywhere">
            {post.articleTitle
              ? rich('By {owner} on {article}', {
                  owner: <b dir="auto">{name}</b>,
                  article: post.article ? (
                    <Link to={`/articles/${post.article.id}`} className="text-link underline">
                      {post.articleTitle}
                    </Link>
                  ) : (
                    post.articleTitle
                  ),
                })
              : rich('By {owner}', { owner: <b dir="auto">{name}</b> })}
            {' · '}
            {rich('waiting since {when}', {
              when: <RelativeDate date={post.waitingSince} hasTime className="lowercase" />,
            })}
          </p>
          {holder && (
            <p className="font-semibold">
              {isTheirs ? t('{name} has this', { name: holder.name }) : t('You have this')}
            </p>
          )}
        </div>
      </div>
      <RowActs
        {...{ post, name, isTheirs, isMine: holder !== null && !isTheirs, isBusy }}
        {...{ onDecide, onClaim }}
      />
    </li>
  );
}

interface RowActsProps extends Pick<QueueRowProps, 'post' | 'isBusy' | 'onDecide' | 'onClaim'> {
  name: string;
  isTheirs: boolean;
  isMine: boolean;
}

function RowActs({ post, name, isTheirs, isMine, isBusy, onDecide, onClaim }: RowActsProps) {
  const { user: viewer } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const [isSanctioning, setSanctioning] = useState(false);
  const { user, isUnapproved, isThere, reasons } = post;
  const isRejected = isOnlyRejected(post);
  const detailsId = `${rowIdOf(post.id)}-details`;
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {!isTheirs && (
          <>
            <Button size="sm" icon={Check} busy={isBusy} onClick={() => onDecide('KEEP')}>
              {isUnapproved ? t('Approve') : isThere ? t('Keep') : t('Dismiss')}
            </Button>
            {isThere && (
              <Button
                size="sm"
                variant="secondary"
                icon={isRejected ? X : Trash2}
                busy={isBusy}
                onClick={() => onDecide('REMOVE')}
              >
                {isRejected ? t('Reject') : t('Delete')}
              </Button>
            )}
            <Button size="sm" variant="quiet" icon={Hand} busy={isBusy} onClick={onClaim}>
              {isMine ? t('Release') : t('Claim')}
            </Button>
          </>
        )}
        {user && !user.isAdmin && user.id !== viewer?.id && (
          <Button size="sm" variant="quiet" icon={Gavel} onClick={() => setSanctioning(true)}>
            {t('Warn or mute')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon={ChevronDown}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Details')}
        </Button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <PostDetails post={post} />}
      </div>
      {isSanctioning && user && (
        <LazyLayer onFail={() => setSanctioning(false)}>
          <SanctionDialog
            userId={user.id}
            userName={name}
            post={reportable(post)}
            reason={reasons[0]}
            onClose={() => setSanctioning(false)}
          />
        </LazyLayer>
      )}
    </>
  );
}

const isReportable = (kind: string): kind is ReportedType => kind in TYPE_WORDS;

/** What a warning says it is about; undefined where it can't name this kind of post. */
function reportable({ id, kind, text }: WaitingPost) {
  return isReportable(kind)
    ? { contentType: kind, contentId: postOfId(id).postId, text }
    : undefined;
}
