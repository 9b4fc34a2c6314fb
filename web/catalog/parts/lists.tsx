import { useState } from 'react';
import { Badge } from '../../ui/pictures/badge.tsx';
import { OlderNewer, useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { NewsNotice } from '../../ui/lists/news-notice.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { SelectBox } from '../../ui/lists/select-box.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/lists/tabs.tsx';
import { t } from '../../ui/language.ts';
import type { PartsOf } from '../part.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly isAdmin: boolean;
}

const ROWS: readonly Row[] = [
  { id: 1, name: 'Claire Beaulieu', isAdmin: true },
  { id: 2, name: 'Greg Nakamura', isAdmin: false },
  { id: 3, name: 'Vic Petrakis', isAdmin: false },
];
const COLUMNS: readonly Column<Row>[] = [
  { title: 'Name', cell: ({ name }) => name, isHeading: true },
  {
    title: 'Status',
    cell: ({ isAdmin }) => <Badge tone={isAdmin ? 'blue' : 'neutral'}>{status(isAdmin)}</Badge>,
  },
  { title: 'Order', cell: ({ id }) => id, isNumber: true },
];
const status = (isAdmin: boolean) => (isAdmin ? t('Admin') : t('Member'));

function Paging({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  return <Pager page={page} pageSize={25} total={total} onPage={setPage} />;
}

function TwoTabs({ isClosed = false }: { isClosed?: boolean }) {
  return (
    <Tabs defaultValue="articles">
      <TabList aria-label={t('Section')}>
        <Tab value="articles">{t('Articles')}</Tab>
        <Tab value="photos" disabled={isClosed}>
          {t('Photos')}
        </Tab>
      </TabList>
      <TabPanel value="articles">{t('All articles')}</TabPanel>
      <TabPanel value="photos">{t('Photo comments')}</TabPanel>
    </Tabs>
  );
}

function Selecting() {
  const [isOn, setOn] = useState(false);
  return (
    <div className="relative h-36">
      <SelectBox label={t('Member')} isOn={isOn} onSet={setOn} />
    </div>
  );
}

function Cursors() {
  const pages = useCursorPages();
  return <OlderNewer pages={pages} last="a cursor" hasOlder={pages.after === null} of="messages" />;
}

export const LISTS: PartsOf<`lists/${string}`> = {
  'lists/data-table.tsx': {
    DataTable: {
      when: 'For rows that are compared or acted on. On phones each row becomes a card.',
      states: {
        usual: () => (
          <div data-wide>
            <DataTable caption={t('Member')} columns={COLUMNS} rows={ROWS} keyOf={({ id }) => id} />
          </div>
        ),
      },
    },
  },
  'lists/pager.tsx': {
    Pager: {
      when: 'Under a list whose length is known and whose pages have numbers.',
      states: {
        'first of several': () => <Paging total={320} />,
        'only one': () => <Paging total={7} />,
      },
    },
  },
  'lists/select-box.tsx': {
    SelectBox: {
      when: 'In the corner of a card or row that can be acted on together with others, with useSelection.',
      states: { usual: Selecting },
    },
  },
  'lists/cursor-pages.tsx': {
    OlderNewer: {
      when: 'Under a list that grows while it is read, with useCursorPages.',
      states: { 'first of two': Cursors },
    },
  },
  'lists/news-notice.tsx': {
    NewsNotice: {
      when: 'Where something new would move what is being read.',
      states: {
        shown: () => (
          <div data-under-bars>
            <NewsNotice text={t('Newer messages')} onShow={() => undefined} />
          </div>
        ),
      },
    },
  },
  'lists/tabs.tsx': {
    Tabs: {
      when: 'For views of one thing, of which one is seen at a time. Pages are links.',
      states: {
        usual: () => <TwoTabs />,
        'one is disabled': () => <TwoTabs isClosed />,
      },
    },
    TabList: { when: 'In Tabs, once; named by aria-label.' },
    Tab: { when: 'In a TabList, one for each view.' },
    TabPanel: { when: 'In Tabs, one for each Tab.' },
  },
};
