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
