/** A mail to one address. `text` is always there; `html` is an addition. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Sends mails. Queued, not awaited by requests: a slow mail server never slows an answer or betrays who has an account. */
export interface Mail {
  queue(message: Message): void;
  /** Waits until everything queued has left or failed for good. */
  flush(): Promise<void>;
}
