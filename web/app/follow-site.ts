import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { SPREAD_MS } from '../../schema/live.ts';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import { graphql } from '../gql/gql.ts';
import type { SiteSettings_SettingsFragment } from '../gql/graphql.ts';
import { includesEvent, pageAsOf, type ResponseContext } from '../live/response-freshness.ts';
import { useLive } from '../live/use-live.ts';
import { setSite, useSite } from '../ui/site.ts';

graphql(/* GraphQL */ `
  fragment SiteSettings_settings on SiteSettings {
    name
    tagline
    facebookUrl
    youtubeUrl
    applePodcastsUrl
    spotifyUrl
    youtubeMusicUrl
    instagramUrl
    xUrl
    partnersEmail
    contactEmail
    postalAddress
    fallbackSubscribers
    season
    flagshipDay
    flagshipTime
    postGameTime
    aiCredit
    isFantasyOpen
    areCheckInsOpen
  }
`);

const SITE_SETTINGS = graphql(/* GraphQL */ `
  query SiteSettings {
    siteSettings {
      ...SiteSettings_settings
    }
  }
`);

const SITE_EVENTS = graphql(/* GraphQL */ `
  subscription SiteEvents {
    siteSettings {
      ...SiteSettings_settings
    }
  }
`);

const take = (settings: SiteSettings_SettingsFragment) =>
  setSite({ ...FIRST_SETTINGS, ...settings });

/** Keeps the page's settings current: an admin's change shows within a second. */
export default function FollowSite() {
  const client = useApolloClient();
  const asOf = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = () => {
    const context: ResponseContext = { onResponse: (at) => (asOf.current = at) };
    client
      .query({ query: SITE_SETTINGS, fetchPolicy: 'network-only', context: { ...context } })
      .then(({ data }) => data && take(data.siteSettings))
      // The page stays as it was drawn, until the next event.
      .catch(() => undefined);
  };
  useLive(SITE_EVENTS, {
    onSubscribed(changedAt) {
      asOf.current ??= pageAsOf();
      if (includesEvent(asOf.current, changedAt)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(read, Math.random() * SPREAD_MS);
    },
    onEvent: ({ data }) => take(data.siteSettings),
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const { season } = useSite();
  const shownSeason = useRef(season);
  // What pages ask without naming a season is of another one now.
  useEffect(() => {
    if (shownSeason.current === season) return;
    shownSeason.current = season;
    const soon = setTimeout(
      () => void client.refetchQueries({ include: 'active' }),
      Math.random() * SPREAD_MS,
    );
    return () => clearTimeout(soon);
  }, [client, season]);
  return null;
}
