import { useMutation } from '@apollo/client/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FilterRow_FilterFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { useAct } from '../../ui/forms/use-act.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { inputOf } from './filter-input.ts';
import { ACTION_WORDS, PLACE_WORDS, RULE_WORDS, summaryOf } from './filter-words.ts';
import { DELETE_FILTER, FILTERS, UPDATE_FILTER } from './operations.ts';

/** One filter with what can be done about it. */
export function FilterRow({ filter }: { filter: FilterRow_FilterFragment }) {
  const { id, name, rule, kinds, action, message, isOn } = filter;
  const [isAsking, setAsking] = useState(false);
  const { run, busy, fault } = useAct();
  const [update] = useMutation(UPDATE_FILTER);
  const [remove] = useMutation(DELETE_FILTER, {
    update(cache) {
      cache.updateQuery(
        { query: FILTERS },
        (known) => known && { filters: known.filters.filter((one) => one.id !== id) },
      );
    },
  });

  async function turn() {
    const isDone = await run(() =>
      update({ variables: { id, filter: { ...inputOf(filter), isOn: !isOn } } }),
    );
    if (!isDone) return;
    toast({
      title: isOn
        ? t('Turned off: {title}', { title: name })
        : t('Turned on: {title}', { title: name }),
    });
  }

  async function removeIt() {
    const isDone = await run(() => remove({ variables: { id } }));
    setAsking(false);
    if (isDone) toast({ title: t('Deleted: {title}', { title: name }) });
  }

  return (
    <Card
      as="li"
      aria-label={name}
      className="grid gap-x-5 gap-y-3 p-4! xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center"
    >
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-2 text-small text-muted">
          {!isOn && <Badge>{t('Turned off')}</Badge>}
          <Badge tone={action === 'MARK' ? 'amber' : 'red'}>{t(ACTION_WORDS[action])}</Badge>
          {t(RULE_WORDS[rule])} · {kinds.map((kind) => t(PLACE_WORDS[kind])).join(', ')}
        </p>
        <p dir="auto" className="font-bold wrap-anywhere">
          {name}
        </p>
        <p dir="auto" className="max-w-[66ch] text-small text-muted wrap-anywhere">
          {summaryOf(filter)}
        </p>
        {message && (
          <p dir="auto" className="max-w-[66ch] text-small text-muted wrap-anywhere">
            {t('They read: “Not posted: {message}”', { message })}
          </p>
        )}
        <div role="alert" className="empty:hidden">
          <FieldError id={`filter-${id}`} error={fault} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Checkbox
          label={t('Turned on')}
          aria-label={t('Turned on: {title}', { title: name })}
          checked={isOn}
          disabled={busy}
          onChange={() => void turn()}
        />
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={Pencil}
          to={`/admin?tab=filters&filter=${id}`}
          aria-label={t('Edit: {title}', { title: name })}
        >
          {t('Edit')}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          icon={Trash2}
          aria-label={t('Delete: {title}', { title: name })}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete “{title}”?', { title: name })}
        description={t('What it marked stays in the review queue.')}
        confirmLabel={t('Delete')}
        busy={busy}
        onConfirm={() => void removeIt()}
      />
    </Card>
  );
}
