import { gql, request } from 'graphql-request';

interface Data {
  readonly chatStatus: { readonly isOpen: boolean };
}

const CHAT = gql`
  {
    chatStatus {
      isOpen
    }
  }
`;
const { chatStatus } = await request<Data>('http://localhost:4000/graphql', CHAT);
console.log(JSON.stringify(chatStatus));
