import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { AuthProvider } from '../../accounts/session/auth-provider.tsx';
import { schemaClient } from '../../testing/schema-client.ts';
import { SubscribeButton } from './subscribe-button.tsx';

const user = userEvent.setup();

function mount(subscribe: (variables: { input: { email: string } }) => object) {
  const { client } = schemaClient({ me: null, subscribe });
  render(
    <ApolloProvider client={client}>
      <AuthProvider>
        <SubscribeButton label="Get our newsletter" />
      </AuthProvider>
    </ApolloProvider>,
  );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => user.click(screen.getByRole('button', { name: 'Subscribe' }));

test('what is wrong is said beside its field; then it says where the link was sent', async () => {
  const inputs: object[] = [];
  mount(({ input }) => {
    inputs.push(input);
    return { email: input.email };
  });
  await user.click(screen.getByRole('button', { name: 'Get our newsletter' }));
  await screen.findByRole('dialog', { name: 'Get our newsletter' });
  await send();
  expect(await screen.findByText('Check these 3 fields:')).toBeVisible();
  type('Name', 'Rosa');
  type('Email', 'rosa@example.org');
  type('Birthday', `${new Date().getUTCFullYear() - 20}-01-01`);
  await send();
  expect(await screen.findByText('The newsletter is for people aged 21 or older.')).toBeVisible();
  type('Birthday', '1990-02-28');
  await send();
  expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toHaveTextContent(
    'We sent a link to rosa@example.org.',
  );
  expect(inputs).toEqual([
    {
      name: 'Rosa',
      email: 'rosa@example.org',
      birthday: '1990-02-28',
      favoriteTeam: 'Denver Broncos',
    },
  ]);
});

test('a failure keeps what was typed', async () => {
  mount(() => {
    throw new GraphQLError('Too many requests. Please slow down.');
  });
  await user.click(screen.getByRole('button', { name: 'Get our newsletter' }));
  await screen.findByRole('dialog');
  type('Name', 'Rosa');
  type('Email', 'rosa@example.org');
  type('Birthday', '1990-02-28');
  await send();
  await screen.findByRole('button', { name: 'Subscribe' });
  expect(screen.getByLabelText('Email')).toHaveValue('rosa@example.org');
});
