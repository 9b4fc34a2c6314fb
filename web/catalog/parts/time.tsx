import { MountainLine } from '../../ui/time/mountain-line.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import type { PartsOf } from '../part.ts';

const KICKOFF = '2025-11-23T14:00:00Z';
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

export const TIME: PartsOf<`lazy/${string}` | `time/${string}`> = {
  'time/mountain-moment.tsx': {
    MountainMoment: {
      when: 'For a moment that people plan by: kickoffs, shows, closings.',
      states: { usual: () => <MountainMoment at={KICKOFF} /> },
    },
  },
  'time/relative-date.tsx': {
    RelativeDate: {
      when: 'For how old something is: articles, comments, photos.',
      states: {
        today: () => <RelativeDate date={daysAgo(0)} />,
        'one day': () => <RelativeDate date={daysAgo(1)} />,
        weeks: () => <RelativeDate date={daysAgo(20)} />,
      },
    },
  },
  'time/own-zone.tsx': {
    OwnTime: {
      when: 'After a time in Mountain time that MountainMoment does not write; empty unless the reader has chosen a zone.',
    },
  },
  'time/mountain-line.tsx': {
    MountainLine: {
      when: 'At the foot of a navy section, as PageHead has it.',
      states: {
        'before the page': () => (
          <div className="on-brand">
            <MountainLine />
          </div>
        ),
        'before the night': () => (
          <div className="on-brand">
            <MountainLine ground="night" />
          </div>
        ),
      },
    },
  },
  'lazy/lazy-part.tsx': {
    LazyPart: { when: 'Around a lazy component that is part of the page.' },
    LazyLayer: { when: 'Around a lazy dialog or menu: if it does not load, a toast says so.' },
  },
  'lazy/when-near.tsx': {
    WhenNear: { when: 'Around a lazy part far down a page, with a placeholder of its height.' },
  },
};
