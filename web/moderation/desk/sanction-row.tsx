import { useMutation } from '@apollo/client/react';
import { ArchiveRestore, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SanctionRow_SanctionFragment as Sanction } from '../../gql/graphql.ts';
import { REASON_WORDS, TYPE_WORDS } from '../../reports/admin/report-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { rich, t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { KIND_WORDS } from '../sanction-words.ts';
import { LIFT_SANCTION } from './operations.ts';

interface SanctionRowProps {
  sanction: Sanction;
  /** Names the member: in a list of several. */
  isNamed?: boolean;
}

/** One warning, mute or ban: what, why, by whom, and what became of it. */
export function SanctionRow({ sanction, isNamed = false }: SanctionRowProps) {
  const { user, kind, reason, note, contentType, excerpt, answer, sanctionedBy } = sanction;
  return (
    <li className="flex items-start justify-between gap-3 rounded-card border border-border p-4 text-small in-data-large-text:max-sm:flex-wrap">
      <div className="grid min-w-0 content-start gap-1.5">
        {isNamed && (
          <p dir="auto" className="text-body font-bold wrap-anywhere">
            {user?.name ?? t('a former member')}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={kind === 'BAN' ? 'red' : 'amber'}>{t(KIND_WORDS[kind])}</Badge>
          <Badge>{t(REASON_WORDS[reason])}</Badge>
          <State sanction={sanction} />
        </p>
        <p className="text-muted">
          {rich('By {name}, {moment}', {
            name: <b dir="auto">{sanctionedBy?.name ?? t('a former member')}</b>,
            moment: <MountainMoment at={sanction.createdAt} />,
          })}
        </p>
        {note && <Quote name={t('Note')}>{note}</Quote>}
        {contentType && excerpt && <Quote name={t(TYPE_WORDS[contentType])}>{excerpt}</Quote>}
        {answer !== null && <Quote name={t('Answer')}>{answer}</Quote>}
      </div>
      {!sanction.liftedAt && <Lift id={sanction.id} posts={sanction.removedPosts} />}
    </li>
  );
}

function Quote({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{name}:</span> <span dir="auto">{children}</span>
    </p>
  );
}

/** What became of it. */
function State({ sanction }: { sanction: Sanction }) {
  const { liftedAt, liftedBy, acknowledgedAt, isInForce, endsAt } = sanction;
  if (liftedAt)
    return (
      <span>
        {rich('Lifted by {name}, {moment}', {
          name: <b dir="auto">{liftedBy?.name ?? t('a former member')}</b>,
          moment: <MountainMoment at={liftedAt} />,
        })}
      </span>
    );
  if (acknowledgedAt)
    return <span>{rich('Read {moment}', { moment: <MountainMoment at={acknowledgedAt} /> })}</span>;
  if (!endsAt) return <Badge tone="red">{t('In force')}</Badge>;
  const until = { moment: <MountainMoment at={endsAt} /> };
  return <span>{isInForce ? rich('Until {moment}', until) : rich('Ended {moment}', until)}</span>;
}

/** Takes it back; where posts were deleted along with it, also with them. */
function Lift({ id, posts }: { id: number; posts: number }) {
  const [lift, { loading }] = useMutation(LIFT_SANCTION);
  async function act(arePostsRestored: boolean) {
    try {
      await lift({ variables: { input: { id, arePostsRestored } } });
      toast({ title: t('Lifted') });
    } catch (error) {
      toast({
        title: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }
  return (
    <div className="grid gap-1">
      <Button size="sm" variant="quiet" icon={Undo2} busy={loading} onClick={() => void act(false)}>
        {t('Lift')}
      </Button>
      {posts > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon={ArchiveRestore}
          busy={loading}
          onClick={() => void act(true)}
        >
          {t('{posts|one:Lift and put # post back|other:Lift and put # posts back}', { posts })}
        </Button>
      )}
    </div>
  );
}
