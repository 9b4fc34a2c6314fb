import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { isBlank } from '../../schema/blank.ts';
import type { League_WholeFragment as League } from '../gql/graphql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/card.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import { LeagueNameField } from './league-name-field.tsx';
import { RENAME_LEAGUE, REPLACE_LEAGUE_LINK } from './operations.ts';

/** What the owner of a league can change about it. */
export function LeagueOwner({ league }: { league: Pick<League, 'id' | 'name'> }) {
  const { id } = league;
  const [rename] = useMutation(RENAME_LEAGUE);
  const [replaceLink] = useMutation(REPLACE_LEAGUE_LINK);
  const { run, busy, fault } = useAct();
  const [name, setName] = useState(league.name);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (await run(() => rename({ variables: { id, name } })))
      toast({ title: t('The league has a new name') });
  }
  async function replace() {
    if (await run(() => replaceLink({ variables: { id } })))
      toast({ title: t('The old link no longer works') });
  }

  return (
    <Card as="section" aria-labelledby="league-owner" className="grid gap-4">
      <h2 id="league-owner" className="display text-h2">
        {t('Run the league')}
      </h2>
      <form onSubmit={(event) => void save(event)} className="grid gap-3">
        <LeagueNameField name={name} onChange={setName} error={fault} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" busy={busy} onClick={() => void replace()}>
            {t('Make a new link')}
          </Button>
          <Button type="submit" busy={busy} disabled={isBlank(name) || name.trim() === league.name}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
