import { sendDuePushes } from '../../notices/send-pushes.service.ts';
import { jobContext } from '../job-context.ts';
import type { PushService } from '../servers/push-service.ts';
import type { Member, Site } from '../site.ts';

/** Subscribes a browser to push notifications. */
export const SUBSCRIBE_TO_PUSH =
  'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { isSubscribed } }';

/** Sends breaking news, as an admin does. */
export const SEND_NEWS =
  'mutation ($input: SendBreakingNewsInput!) { sendBreakingNews(input: $input) { news { id } } }';

/** The choices of a browser that wants no kind of notification. */
export const NO_PUSHES = {
  liveStreamNotifications: false,
  newEpisodeNotifications: false,
  gameUpdates: false,
  breakingNews: false,
  scoreAlerts: false,
  spoilerMode: false,
};

/** Takes breaking news back. */
export const WITHDRAW_NEWS =
  'mutation ($id: Int!) { withdrawBreakingNews(input: { id: $id }) { news { id } } }';

/** The choices of a browser that wants every kind, scores included. */
export const ALL_PUSHES: typeof NO_PUSHES = {
  liveStreamNotifications: true,
  newEpisodeNotifications: true,
  gameUpdates: true,
  breakingNews: true,
  scoreAlerts: true,
  spoilerMode: false,
};

/** A browser of a member, or of a visitor, subscribes to breaking news. Returns the path that its pushes are sent to. */
export async function subscribeToNews(
  site: Site,
  push: PushService,
  member: Member | null = null,
): Promise<string> {
  const browser = push.browser();
  const input = { ...NO_PUSHES, breakingNews: true, ...browser };
  const { errors } = await site.as(member).run(SUBSCRIBE_TO_PUSH, { input });
  if (errors) throw new Error(errors[0]!.message);
  return new URL(browser.endpoint).pathname;
}

/** An admin sends breaking news; resolves when the job has sent what was due. */
export async function sendNews(site: Site, headline: string): Promise<void> {
  await site.as(await site.admin()).run(SEND_NEWS, { input: { headline } });
  await site.server.settled();
  await sendDuePushes(jobContext(site.server));
}
