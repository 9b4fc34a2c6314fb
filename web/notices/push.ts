import type { ApolloClient } from '@apollo/client';
import { NOTICE_TYPES } from '../../schema/news/notices.ts';
import { graphql } from '../gql/gql.ts';
import type { PodcastSettings } from '../settings/podcast-settings.ts';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';
import { delaySeconds } from '../live/delay.ts';
import { readStoredUser } from '../accounts/session/stored-user.ts';
import { currentLanguage } from '../ui/language.ts';
import { quietHours } from './quiet-hours.ts';
import { noticePermission } from './notice-permission.ts';
import { installedWorker, installWorker } from '../worker/worker.ts';

/** Pushes: notices that reach this browser while the site is closed. */

const PUSH_KEY = graphql(/* GraphQL */ `
  query PushKey {
    pushKey
  }
`);

const SUBSCRIBE = graphql(/* GraphQL */ `
  mutation SubscribeToPush($input: SubscribeToPushInput!) {
    subscribeToPush(input: $input) {
      isSubscribed
    }
  }
`);

const UNSUBSCRIBE = graphql(/* GraphQL */ `
  mutation UnsubscribeFromPush($endpoint: String!) {
    unsubscribeFromPush(input: { endpoint: $endpoint }) {
      isSubscribed
    }
  }
`);

/** The registration last sent to the server; stored as long as pushes are wanted. */
const REGISTERED = 'push-told';

export const canPush = () => 'PushManager' in window && 'serviceWorker' in navigator;

export const isPushWanted = () => storedOnDevice(REGISTERED) !== undefined;

const choicesOf = (settings: PodcastSettings) => ({
  ...(Object.fromEntries(NOTICE_TYPES.map((type) => [type, settings[type]])) as Pick<
    PodcastSettings,
    (typeof NOTICE_TYPES)[number]
  >),
  spoilerMode: settings.spoilerMode,
  ...(delaySeconds() > 0 && { behindSeconds: delaySeconds() }),
  quietHours: quietHours(),
});

/** Who is signed in here: what concerns one member alone is pushed to their browsers. */
const whose = () => ({ userId: readStoredUser()?.id ?? null });

async function currentSubscription() {
  return (await (await installedWorker())?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser with its settings. Throws if the browser, the push service or the server refuse. */
export async function turnPushOn(client: ApolloClient, settings: PodcastSettings): Promise<void> {
  const { data } = await client.query({ query: PUSH_KEY, fetchPolicy: 'network-only' });
  const applicationServerKey = data?.pushKey ?? '';
  const { pushManager } = await installWorker();
  // One made with another key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    await register(client, subscription, settings);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

async function register(
  client: ApolloClient,
  subscription: PushSubscription,
  settings: PodcastSettings,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const choices = choicesOf(settings);
  const input = {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    ...choices,
  };
  await client.mutate({ mutation: SUBSCRIBE, variables: { input } });
  storeOnDevice(REGISTERED, { endpoint, ...whose(), language: currentLanguage(), ...choices });
}

/**
 * Brings the server up to date with this browser's settings, where pushes are wanted: also when the browser has lost
 * its subscription since, or got another.
 */
export async function syncPush(client: ApolloClient, settings: PodcastSettings): Promise<void> {
  if (!isPushWanted() || !canPush() || noticePermission() !== 'granted') return;
  const subscription = await currentSubscription();
  if (!subscription) return turnPushOn(client, settings);
  const { endpoint } = subscription;
  const language = currentLanguage();
  const now = JSON.stringify({ endpoint, ...whose(), language, ...choicesOf(settings) });
  if (JSON.stringify(storedOnDevice(REGISTERED)) !== now)
    await register(client, subscription, settings);
}

/**
 * Unsubscribes, first in this browser: the push service then rejects what the server still sends, and the server
 * deletes the subscription.
 */
export async function turnPushOff(client: ApolloClient): Promise<void> {
  storeOnDevice(REGISTERED, undefined);
  const subscription = await currentSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await client.mutate({ mutation: UNSUBSCRIBE, variables: { endpoint: subscription.endpoint } });
}
