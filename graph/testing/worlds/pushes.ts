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
