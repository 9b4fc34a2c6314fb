/**
 * What an error of a mail server means for the mail. `LATER`: refused temporarily for this address. `REFUSED`: refused
 * permanently for this address. `AWAY`: the mail server is unreachable, so other mails would fail too. `UNCERTAIN`: the
 * connection broke after the text was sent; the mail may have left.
 */
type MailFaultKind = 'LATER' | 'REFUSED' | 'AWAY' | 'UNCERTAIN';

interface MailFault {
  readonly kind: MailFaultKind;
  /** The parts that may be logged: numbers and codes, never the text, which may contain the address. */
  readonly reply: string;
  /** The mail server says that there is no such address. */
  readonly isUnknown: boolean;
}

/** The fields nodemailer sets on a failure. */
interface TransportError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
}

/** Commands that are about one mail; what is refused at others is refused to everybody. */
const OF_ONE_MAIL = new Set(['RCPT TO', 'DATA']);
const BROKEN_LINE = new Set(['ECONNECTION', 'ECONNRESET', 'EPIPE', 'ESOCKET', 'ETIMEDOUT']);
/** Enhanced status (RFC 3463): bad mailbox, bad domain, mailbox moved or disabled. */
const UNKNOWN_ADDRESS = /\b5\.1\.[1236]\b|\b5\.2\.1\b/;

export function mailFault(error: unknown): MailFault {
  const fault = Object(error) as TransportError;
  const { code, responseCode, response = '' } = fault;
  const [status] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return {
    kind: kindOf(fault),
    reply: [responseCode, status, code].filter(Boolean).join(' ') || 'unknown',
    isUnknown: responseCode === 550 && (UNKNOWN_ADDRESS.test(response) || status === undefined),
  };
}

function kindOf({ code, responseCode, command, syscall, timeoutType }: TransportError) {
  if (code === 'EUNSAFE') return 'REFUSED';
  if (responseCode !== undefined) {
    if (code === 'EAUTH' || !OF_ONE_MAIL.has(command ?? '')) return 'AWAY';
    return responseCode >= 500 ? 'REFUSED' : 'LATER';
  }
  // An address that is none is found before anything is sent.
  if (code === 'EENVELOPE' && command === 'API') return 'REFUSED';
  const neverReached =
    syscall === 'connect' || (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT');
  return !neverReached && BROKEN_LINE.has(code ?? '') ? 'UNCERTAIN' : 'AWAY';
}
