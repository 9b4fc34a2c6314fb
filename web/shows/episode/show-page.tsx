import { OneShow } from './one-show.tsx';

/** /shows/:id: one live show, video or short. */
export default function ShowPage() {
  return <OneShow archive="shows" />;
}
