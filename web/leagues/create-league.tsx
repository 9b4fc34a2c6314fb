import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isBlank } from '../../schema/blank.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/card.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { t } from '../ui/language.ts';
import { LeagueNameField } from './league-name-field.tsx';
import { leaguePath } from './league-links.ts';
import { CREATE_LEAGUE } from './operations.ts';

/** Founds a league and leads to it. */
export function CreateLeague() {
  const [create] = useMutation(CREATE_LEAGUE);
  const navigate = useNavigate();
  const { run, busy, fault } = useAct();
  const [name, setName] = useState('');

  async function send(event: SubmitEvent) {
    event.preventDefault();
    await run(async () => {
      const { data } = await create({ variables: { name } });
      if (data?.createLeague) void navigate(leaguePath(data.createLeague.league.id));
    });
  }

  return (
    <Card as="section" aria-labelledby="new-league">
      <h2 id="new-league" className="display mb-4 text-h2">
        {t('Start a league')}
      </h2>
      <form onSubmit={(event) => void send(event)} className="grid gap-3">
        <LeagueNameField
          name={name}
          onChange={setName}
          hint={t('You get a link to send to your friends.')}
          error={fault}
        />
        <Button type="submit" className="justify-self-end" disabled={isBlank(name)} busy={busy}>
          {t('Start league')}
        </Button>
      </form>
    </Card>
  );
}
