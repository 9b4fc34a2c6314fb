import { mailFault } from './mail-fault.ts';

test.each([
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'LATER'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'REFUSED'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'REFUSED'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'AWAY'],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'AWAY'],
  [{ code: 'ECONNECTION', responseCode: 421, command: 'CONN' }, 'AWAY'],
  [{ code: 'ESOCKET', command: 'CONN', syscall: 'connect' }, 'AWAY'],
  [{ code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'GREETING_TIMEOUT' }, 'AWAY'],
  [{ code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' }, 'UNCERTAIN'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'UNCERTAIN'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'AWAY'],
  [{ code: 'EUNSAFE' }, 'REFUSED'],
  [undefined, 'AWAY'],
])('%o means %s', (error, kind) => {
  expect(mailFault(error).kind).toBe(kind);
});

test('only numbers and codes of the reply are logged', () => {
  const error = {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    response: '550 5.1.1 <fan@example.org> no such user',
  };
  expect(mailFault(error)).toEqual({
    kind: 'REFUSED',
    reply: '550 5.1.1 EENVELOPE',
    isUnknown: true,
  });
  const spam = { ...error, response: '550 5.7.1 looks like spam' };
  expect(mailFault(spam).isUnknown).toBe(false);
});
