import { Flag, Gavel, Link2, VolumeX } from 'lucide-react';
import { lazy, useState } from 'react';
import { can } from '../../schema/accounts/capabilities.ts';
import { labelOf } from './photo-category.ts';
import { useAuth } from '../accounts/session/auth.ts';
import type { Photo_PhotoFragment } from '../gql/graphql.ts';
import { LikeButton, likeLabel } from '../likes/like-button.tsx';
import { useLike } from '../likes/use-like.ts';
import { MemberLink } from '../members/member-link.tsx';
import { useMuteMember } from '../mutes/use-mute-member.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { copyLink } from '../ui/dialogs/share.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { LazyLayer, LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t, translated } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const PhotoComments = lazy(() => import('./photo-comments.tsx'));
const ReportDialog = lazy(() => import('../reports/report-dialog.tsx'));
const SanctionDialog = lazy(() => import('../moderation/desk/sanction-dialog.tsx'));

/** Who took a photo, what it is, who likes it and what is said about it. */
export function PhotoAbout({ photo }: { photo: Photo_PhotoFragment }) {
  const { id, user, category, description, createdAt, isApproved } = photo;
  const { user: viewer, requireSignIn } = useAuth();
  const { aiCredit } = useSite();
  const { shown, like } = useLike('PHOTO');
  const thing = shown(photo);
  const mute = useMuteMember();
  const [act, setAct] = useState<'report' | 'sanction'>();
  const done = () => setAct(undefined);
  const title = t('Photo by {name}', { name: user.name });

  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="flex items-center gap-3">
        <Avatar user={user} />
        <p className="min-w-0 flex-1">
          <span dir="auto" className="block font-bold wrap-anywhere">
            <MemberLink user={user} />
          </span>
          <RelativeDate date={createdAt} className="text-small text-muted" />
        </p>
        <span className="grid justify-items-end gap-1">
          <Badge>{t(labelOf(photo))}</Badge>
          {category === 'AI' && <Badge tone="blue">{t('AI Generated')}</Badge>}
        </span>
      </div>
      {description && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {category === 'AI' && <p className="text-small text-muted">{translated(aiCredit)}</p>}
      {isApproved ? (
        <div className="flex flex-wrap items-center gap-1">
          <LikeButton
            hasCount
            label={likeLabel(thing.likeCount)}
            thing={thing}
            onLike={(liked) => requireSignIn(() => like(thing, liked))}
            className="mr-auto"
          />
          <IconButton
            label={t('Copy link')}
            icon={Link2}
            onClick={() => void copyLink({ url: window.location.href, title })}
          />
          {viewer?.id !== user.id && can(viewer, 'mute.manageOwn') && (
            <IconButton label={t('Mute this member')} icon={VolumeX} onClick={() => mute(user)} />
          )}
          {viewer?.id !== user.id && !user.isAdmin && can(viewer, 'member.sanction') && (
            <IconButton label={t('Warn or mute')} icon={Gavel} onClick={() => setAct('sanction')} />
          )}
          {viewer?.id !== user.id && (
            <IconButton
              label={t('Report photo')}
              icon={Flag}
              onClick={() => requireSignIn(() => setAct('report'))}
            />
          )}
        </div>
      ) : (
        <p className="rounded-control bg-tint-amber p-3 text-small text-on-tint-amber">
          {t('It will be visible after admin approval.')}
        </p>
      )}
      {isApproved && (
        <div className="border-t border-border *:mt-4!">
          <LazyPart
            fallback={
              <Loading label={t('Loading comments...')}>
                <Skeleton className="h-40" />
              </Loading>
            }
          >
            <PhotoComments photoId={id} />
          </LazyPart>
        </div>
      )}
      {act && (
        <LazyLayer onFail={done}>
          {act === 'report' ? (
            <ReportDialog
              contentType="photo"
              contentId={id}
              title={t('Report {name}’s photo', { name: user.name })}
              onClose={done}
            />
          ) : (
            <SanctionDialog
              userId={user.id}
              userName={user.name}
              post={{ contentType: 'PHOTO', contentId: id, text: description ?? '' }}
              onClose={done}
            />
          )}
        </LazyLayer>
      )}
    </div>
  );
}
