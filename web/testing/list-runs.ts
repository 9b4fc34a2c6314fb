/** The runs of the live lists' property test: what may happen, and what failed once. */

/** What may happen in a run, each as often as it is listed. */
export const ACTS = [
  ...[
    'add',
    'add',
    'addMany',
    'edit',
    'like',
    'remove',
    'restore',
    'rename',
    'deleteMember',
    'post',
  ],
  ...[
    'hear',
    'hear',
    'hear',
    'reconnect',
    'reconnect',
    'cut',
    'cut',
    'lose',
    'arrive',
    'arrive',
    'arrive',
    'fail',
  ],
  ...['older', 'reveal', 'move'],
] as const;

interface Step {
  readonly act: (typeof ACTS)[number];
  readonly n: number;
  readonly ms: number;
}

const add: Step = { act: 'add', n: 0, ms: 0 };
const inOrder = (...acts: Step['act'][]): Step[] => acts.map((act) => ({ act, n: 0, ms: 0 }));

/** Runs that failed once. */
export const FOUND_ONCE: [Step[]][] = [
  // More than a list holds arrives while its newest part is in flight.
  [
    [
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'move', n: 0, ms: 0 },
      ...Array.from({ length: 3 }, () => add),
      { act: 'addMany', n: 478, ms: 0 },
      { act: 'add', n: 0, ms: 0 },
    ],
  ],
  // Rows are added below the oldest page while that page is in flight.
  [
    [
      { act: 'addMany', n: 109, ms: 0 },
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'add', n: 1, ms: 1001 },
      { act: 'reconnect', n: 0, ms: 0 },
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'older', n: 0, ms: 0 },
      ...Array.from({ length: 4 }, () => add),
    ],
  ],
  // The event of a row comes after a member's event that is newer: they are two subscriptions.
  [
    [
      { act: 'addMany', n: 5, ms: 0 },
      { act: 'rename', n: 0, ms: 0 },
      { act: 'reconnect', n: 21, ms: 0 },
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'add', n: 0, ms: 0 },
      { act: 'addMany', n: 162, ms: 0 },
      { act: 'move', n: 0, ms: 0 },
      { act: 'add', n: 0, ms: 0 },
    ],
  ],
  // A row that was liked is unloaded while a page is in flight that has it without the like.
  [
    [
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'addMany', n: 232, ms: 0 },
      { act: 'move', n: 122, ms: 0 },
      { act: 'like', n: 136, ms: 0 },
      ...Array.from({ length: 3 }, () => add),
      { act: 'addMany', n: 41, ms: 0 },
      { act: 'add', n: 0, ms: 0 },
    ],
  ],
  // A row that was missed waits between two that are shown, while others above them are not read yet.
  [
    [
      { act: 'reconnect', n: 0, ms: 0 },
      { act: 'add', n: 0, ms: 151 },
      { act: 'add', n: 0, ms: 849 },
      { act: 'cut', n: 0, ms: 0 },
      { act: 'post', n: 16, ms: 0 },
      { act: 'addMany', n: 3, ms: 0 },
      ...Array.from({ length: 5 }, () => add),
    ],
  ],
  // A row is edited while two pages are in flight that both have it without the edit.
  [inOrder('add', 'arrive', 'move', 'move', 'edit', 'add', 'add', 'add')],
  // A row is restored below the newest page while that page is in flight.
  [inOrder('arrive', 'add', 'remove', 'add', 'move', 'add', 'add', 'restore')],
  // A page in flight has a writer's new name, and the event of the row, with the old one, comes last.
  [
    [
      { act: 'add', n: 0, ms: 0 },
      { act: 'rename', n: 0, ms: 0 },
      { act: 'reconnect', n: 603, ms: 0 },
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'cut', n: 0, ms: 0 },
      { act: 'add', n: 0, ms: 283 },
      { act: 'add', n: 0, ms: 1200 },
      { act: 'fail', n: 9, ms: 919 },
      { act: 'add', n: 754, ms: 1254 },
      { act: 'arrive', n: 130, ms: 870 },
    ],
  ],
  // A member was deleted before the event of what they wrote comes.
  [
    [
      { act: 'post', n: 92, ms: 0 },
      { act: 'deleteMember', n: 716, ms: 0 },
      { act: 'reconnect', n: 397, ms: 0 },
      { act: 'add', n: 0, ms: 0 },
      { act: 'add', n: 0, ms: 0 },
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'add', n: 0, ms: 0 },
    ],
  ],
  // A row of a wall is removed and restored while events are lost.
  [
    [
      { act: 'arrive', n: 0, ms: 0 },
      { act: 'reconnect', n: 0, ms: 0 },
      { act: 'rename', n: 0, ms: 0 },
      { act: 'addMany', n: 80, ms: 1000 },
      { act: 'lose', n: 0, ms: 0 },
      { act: 'remove', n: 24, ms: 0 },
      { act: 'reconnect', n: 241, ms: 0 },
      { act: 'restore', n: 0, ms: 77 },
      { act: 'add', n: 0, ms: 1760 },
      { act: 'add', n: 0, ms: 1997 },
      { act: 'add', n: 0, ms: 1146 },
    ],
  ],
];
