import type { ReactNode } from 'react';
import { rich, t } from '../ui/language.ts';
import { Example, Word } from './code.tsx';
import type { ExampleFile } from '../../schema/developers/shown-example.ts';
import { Section } from './section.tsx';

/** Names of programs and languages are the same in every language. */
const CLIENTS: readonly (readonly [string, ExampleFile])[] = [
  ['urql', 'urql.mjs'],
  ['graphql-request', 'graphql-request.ts'],
  ['Apollo Client', 'apollo-client.mjs'],
  ['Python', 'query.py'],
];

const RELAY = 'Relay';
const ENVIRONMENT = 'Environment';
const OPTION = 'getDataID';

interface ClientProps {
  name: string;
  file: ExampleFile;
  /** What is said of it. */
  children?: ReactNode;
}

function Client({ name, file, children }: ClientProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-h3 font-semibold">{name}</h3>
      {children && <p>{children}</p>}
      <Example label={name} file={file} />
    </div>
  );
}

/** Programs that others use, as their own pages say to set them up. */
export function ClientsSection() {
  return (
    <Section id="clients" title={t('Clients')}>
      <p>
        {t('These work with their default settings. We run each example before every release.')}
      </p>
      <div className="grid grid-cols-1 gap-6">
        {CLIENTS.map(([name, file]) => (
          <Client key={file} name={name} file={file} />
        ))}
        <Client name={RELAY} file="relay.mjs">
          {rich('IDs are unique within a type only, so give Relay’s {environment} this {option}:', {
            environment: <Word>{ENVIRONMENT}</Word>,
            option: <Word>{OPTION}</Word>,
          })}
        </Client>
        <Client name={t('On a web page')} file="score.html">
          {t('It works from any site, and from a file on your computer.')}
        </Client>
        <Client name={t('As a document')} file="game-day.graphql">
          {t('For code generators, GraphiQL and everything else that reads GraphQL files.')}
        </Client>
      </div>
    </Section>
  );
}
