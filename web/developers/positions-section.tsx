import { rich, t } from '../ui/language.ts';
import { Example, Word } from './code.tsx';
import { Section } from './section.tsx';

const word = (text: string) => <Word>{text}</Word>;

/** How a program gets every event once, whatever happens to its connection. */
export function PositionsSection() {
  return (
    <Section id="positions" title={t('Miss nothing')}>
      <p>
        {rich(
          'Each query result and each event has a position: {position}. Query first, then subscribe with {after} set to that position, and after a lost connection to the last one you got. You get everything that happened since, in order.',
          { position: word('extensions.position'), after: word('extensions.after') },
        )}
      </p>
      <p>
        {rich(
          'If a position is too old, the next result has no data but {reset}. Query again what you show, and keep listening.',
          { reset: word('extensions.reset') },
        )}
      </p>
      <p>
        {rich(
          'Without a WebSocket, subscribe with server-sent events at {path}. The id of each event is its position, so a browser’s {source} resumes by itself.',
          { path: word('/graphql/stream'), source: word('EventSource') },
        )}
      </p>
      <Example label={t('Server-sent events')} file="stream.sh" />
    </Section>
  );
}
