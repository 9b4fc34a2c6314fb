import { Webhook } from '../../webhooks/webhook.entity.ts';
import { TEST_PASSWORD } from '../session.ts';
import { type Member, type Site, startSite } from '../site.ts';
import { type Received, type WebhookReceiver, webhookReceiver } from './webhook-receiver.ts';

export const WEBHOOK_NOW = '2025-11-16T21:30:00Z';

export const CREATE_WEBHOOK = `mutation ($webhook: NewWebhookInput!) {
  createWebhook(input: { webhook: $webhook, proof: { currentPassword: "${TEST_PASSWORD}" } }) {
    webhook { id } secret
  }
}`;

interface Answer {
  readonly data: Record<string, Record<string, unknown> | null> | null;
  readonly errors?: { message: string; extensions: { key: string } }[];
}

export const bodyOf = ({ body }: Pick<Received, 'body'>) =>
  JSON.parse(body) as Record<string, unknown>;

/** The message of the chat that was delivered. */
export const messageIn = (received: Received): string =>
  (bodyOf(received).data as { chatEvents: { message: { message: string } } }).chatEvents.message
    .message;

/** A site, a member with webhooks, and the address that they post to. */
export class WebhookStory {
  readonly site: Site;
  readonly receiver: WebhookReceiver;
  owner!: Member;
  /** Who may write in the chat at any time. */
  poster!: Member;

  private constructor(site: Site, receiver: WebhookReceiver) {
    this.site = site;
    this.receiver = receiver;
  }

  static async start(more: Readonly<Record<string, string>> = {}): Promise<WebhookStory> {
    const receiver = await webhookReceiver();
    const env = { WEBHOOK_HOSTS: receiver.host, RATE_LIMITS: 'off', ...more };
    return new WebhookStory(await startSite({ env }), receiver);
  }

  async stop(): Promise<void> {
    await this.site.stop();
    await this.receiver.stop();
  }

  /** New people, no webhooks, an address that takes everything. */
  async begin(): Promise<void> {
    this.site.clock.set(WEBHOOK_NOW);
    this.receiver.replyWith({ status: 204 });
    await this.site.em().nativeDelete(Webhook, {});
    this.receiver.clear();
    this.owner = await this.site.member();
    this.poster = await this.site.admin();
  }

  async ask(query: string, variables: object = {}, who = this.owner): Promise<Answer> {
    const response = await this.site.as(who).fetch('/graphql', { body: { query, variables } });
    return (await response.json()) as Answer;
  }

  /** By default it follows the chat. */
  webhook(values: object = {}): object {
    return {
      name: 'Chat to the wall',
      subscription: 'subscription { chatEvents { kind message { message userName } } }',
      shape: 'PLAIN',
      url: this.receiver.url,
      ...values,
    };
  }

  async create(values: object = {}, who = this.owner): Promise<{ id: number; secret: string }> {
    const { data, errors } = await this.ask(CREATE_WEBHOOK, { webhook: this.webhook(values) }, who);
    if (errors) throw new Error(errors[0]!.message);
    const { webhook, secret } = data!.createWebhook as { webhook: { id: number }; secret: string };
    return { id: webhook.id, secret };
  }

  async refusalOf(values: object): Promise<string | undefined> {
    const { errors } = await this.ask(CREATE_WEBHOOK, { webhook: this.webhook(values) });
    return errors?.[0]?.message;
  }

  /** A member waits between two messages, so the second of a story is another one’s. */
  async post(message: string, who = this.poster): Promise<void> {
    const { errors } = await this.ask(
      'mutation ($input: PostChatMessageInput!) { postChatMessage(input: $input) { message { id } } }',
      { input: { message } },
      who,
    );
    if (errors) throw new Error(errors[0]!.message);
  }

  /**
   * The next that is not the same again. A change of a webhook ends what is under way, so what has just arrived may arrive
   * once more, under its id.
   */
  async nextAfter(last: Received): Promise<Received> {
    for (;;) {
      const received = await this.receiver.next();
      if (received.headers['webhook-id'] !== last.headers['webhook-id']) return received;
    }
  }

  row(id: number): Promise<Webhook> {
    return this.site.em().findOneOrFail(Webhook, { id });
  }

  /** What a node does every few seconds. */
  look(id: number): void {
    this.site.server.services.publish('webhook.changed', {
      kind: 'EDITED',
      userId: this.owner.id,
      webhookId: id,
    });
  }

  /** Resolves once the row of a webhook is so; looks again after each event of it. */
  async until(id: number, is: (hook: Webhook) => boolean): Promise<Webhook> {
    const events = this.site.server.services.follow(['webhook.changed']);
    for (;;) {
      const hook = await this.row(id);
      if (is(hook)) {
        await events.return();
        return hook;
      }
      await events.next();
    }
  }
}
