import type { ValueOf } from '../endpoints.ts';
import { contentKindNames } from '../contentKinds.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

type Piece = ValueOf<'getStaffContent'>;

// What a merchant writes stands in its own languages, whoever reads the console.
const published: NonNullable<Piece['published']> = {
  title: { vi: 'Bảo trì ngân hàng tối Chủ nhật', en: 'Banks under maintenance on Sunday night' },
  html: {
    vi: '<p>Từ 23:00 đến 01:00, một số ngân hàng tạm ngừng chuyển khoản.</p>',
    en: '<p>From 23:00 to 01:00 some banks pause their transfers.</p>',
  },
  type: 'B',
  startsAt: daysAfter(-2),
  endsAt: daysAfter(3),
};

const draft: NonNullable<Piece['draft']> = {
  ...published,
  html: {
    vi: '<p>Từ 22:30 đến 01:00, một số ngân hàng tạm ngừng chuyển khoản.</p>',
    en: '<p>From 22:30 to 01:00 some banks pause their transfers.</p>',
  },
};

const piece = (): Piece => ({
  kind: 'announcement',
  id: 'banks-on-sunday',
  state: 'shown',
  isChanged: true,
  version: 'a1',
  published,
  draft,
  draftedBy: { name: 'Lan Pham', at: daysAfter(0, -1) },
  versions: [
    { number: 2, value: published, at: daysAfter(-2), by: 'Mai Tran', reason: 'The banks have told us.' },
    { number: 1, value: { ...published, endsAt: null }, at: daysAfter(-3), by: null, reason: null },
  ],
});

const lines = ({ say }: Reader): ValueOf<'getStaffContents'>['contents'] => [
  {
    kind: 'announcement',
    id: 'banks-on-sunday',
    state: 'shown',
    isChanged: true,
    name: say('Banks under maintenance on Sunday night', 'Bảo trì ngân hàng tối Chủ nhật'),
    missing: [],
    changedAt: daysAfter(0, -1),
  },
  {
    kind: 'announcement',
    id: 'new-year',
    state: 'planned',
    isChanged: false,
    name: say('Opening hours at New Year', 'Giờ hỗ trợ dịp năm mới'),
    missing: [{ language: 'en', texts: 2 }],
    changedAt: daysAfter(-1),
  },
  {
    kind: 'announcement',
    id: 'welcome',
    state: 'shown',
    isChanged: false,
    name: say('Welcome', 'Chào mừng bạn'),
    missing: [],
    changedAt: null,
  },
];

/** Answers of the console's calls about what players read. */
export const staffContentExamples = {
  getStaffContents: (reader) => ({
    languages: ['vi', 'en'],
    kinds: [...contentKindNames],
    contents: lines(reader),
  }),
  getStaffContent: piece,
  publishStaffContent: piece,
  saveStaffContent: piece,
} satisfies Examples;
