interface Video {
  readonly isCurrentlyLive: boolean;
  readonly publishedAt?: string | null;
}

/** What the main player shows: the live show while it is on the air, else whichever of the two is newer. */
export function mainVideo<Item extends Video>(
  live: Item | null | undefined,
  video: Item | null | undefined,
): Item | null {
  if (!live || !video) return live ?? video ?? null;
  if (live.isCurrentlyLive) return live;
  return (live.publishedAt ?? '') >= (video.publishedAt ?? '') ? live : video;
}
