import { OneShow } from './one-show.tsx';

/** /podcast/:id: one episode. */
export default function EpisodePage() {
  return <OneShow archive="podcast" />;
}
