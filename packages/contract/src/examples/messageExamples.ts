import type { ValueOf } from '../endpoints.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

/** The banners of the home page, for a reader. */
export const exampleBanners = ({ say }: Reader): ValueOf<'getHome'>['banners'] => [
  {
    id: 'lotus',
    title: say('The pond at night', 'Hồ sen dưới trăng'),
    text: say(
      'Ten flowers, ten free spins, one quiet evening.',
      'Mười bông sen, mười lượt quay thử, một tối thảnh thơi.',
    ),
    action: { label: say('Take a look', 'Xem thử'), path: '/game/pond-lotus' },
    picture: {
      wide: '/art/banner/lotus-wide.webp',
      narrow: '/art/banner/lotus-narrow.webp',
      alt: say('A pond of lotus by moonlight', 'Hồ sen dưới ánh trăng'),
    },
  },
  {
    id: 'draws',
    title: say('A draw every day', 'Mỗi ngày một kỳ quay'),
    text: say(
      'Times, results and every province on one board.',
      'Giờ quay, kết quả và đủ các đài trong một bảng.',
    ),
    action: { label: say('See the draws', 'Xem lịch quay'), path: '/lottery' },
    picture: {
      wide: '/art/banner/draws-wide.webp',
      narrow: '/art/banner/draws-narrow.webp',
      alt: say('A drum of balls turning', 'Lồng cầu đang quay'),
    },
  },
];

/** The promotions of the site, for a reader. */
export const examplePromotions = ({ say }: Reader): ValueOf<'getHome'>['promotion'] => {
  const html = say(
    '<ul><li>One per person, device and address.</li><li>Winnings must be wagered once before they can be withdrawn.</li></ul>',
    '<ul><li>Mỗi người, mỗi thiết bị và mỗi địa chỉ chỉ nhận một lần.</li><li>Tiền thắng cần một vòng cược trước khi rút.</li></ul>',
  );
  const picture = (id: string, alt: string) => ({
    wide: `/art/promotion/${id}-wide.webp`,
    narrow: `/art/promotion/${id}-narrow.webp`,
    alt,
  });
  return [
    {
      id: 'first-week',
      title: say('A gift for your first week', 'Quà tuần đầu tiên'),
      text: say(
        'Three first steps, each with free spins.',
        'Ba bước đầu tiên, bước nào cũng có lượt quay thử.',
      ),
      html,
      picture: picture('first-week', say('Red coins in a heap', 'Những đồng xu đỏ xếp chồng')),
      endsAt: daysAfter(12, 4),
    },
    {
      id: 'friday-tables',
      title: say('Friday at the tables', 'Thứ sáu cùng bàn trực tiếp'),
      text: say('A tenth of what you lost comes back.', 'Hoàn lại một phần mười số tiền đã thua.'),
      html,
      picture: picture('friday-tables', say('A crown', 'Vương miện')),
      endsAt: daysAfter(0, 7),
    },
    {
      id: 'bring-a-friend',
      title: say('Bring a friend', 'Rủ bạn cùng chơi'),
      text: say(
        'A gift for each of you after your friend’s first game.',
        'Mỗi người một phần quà sau ván đầu tiên của bạn bè.',
      ),
      html,
      picture: picture('bring-a-friend', say('A golden cup', 'Cúp vàng')),
      endsAt: null,
    },
  ];
};

/** The site's announcements, for a reader. */
export const exampleAnnouncements = ({ say }: Reader): ValueOf<'getAnnouncements'>['announcements'] => [
  {
    id: 'within-bounds',
    type: 'PL',
    title: say('Enjoy the game, and know when to stop', 'Chơi vui, dừng đúng lúc'),
    html: say(
      '<p>A game is only fun while you are in control of your time and money.</p><ul><li>Decide on an amount in advance.</li><li>Never chase your losses.</li></ul>',
      '<p>Trò chơi chỉ vui khi bạn làm chủ thời gian và tiền của mình.</p><ul><li>Đặt trước một mức chi.</li><li>Không gỡ gạc.</li></ul>',
    ),
    publishedAt: daysAfter(-1),
  },
  {
    id: 'new-lobby',
    type: 'PU',
    title: say('A lobby that is faster to search', 'Sảnh chơi tìm nhanh hơn'),
    html: say(
      '<p>Search finds titles with or without accents.</p>',
      '<p>Gõ có dấu hay không dấu đều tìm thấy.</p>',
    ),
    publishedAt: daysAfter(-3),
  },
  {
    id: 'never-ask',
    type: 'PU',
    title: say('Our staff never ask for your password', 'Nhân viên không bao giờ hỏi mật khẩu'),
    html: say(
      '<p>Or for a code. If you have given one away, change your password now.</p>',
      '<p>Mã xác minh cũng vậy. Nếu đã lỡ cho biết, bạn hãy đổi mật khẩu ngay.</p>',
    ),
    publishedAt: daysAfter(-9),
  },
  {
    id: 'night-work',
    type: 'PU',
    title: say('Short maintenance on Tuesday night', 'Bảo trì ngắn vào đêm thứ Ba'),
    html: say(
      '<p>Between two and half past two no game can be opened. Rounds that are open go on.</p>',
      '<p>Từ 2 giờ đến 2 giờ 30 sẽ không mở được trò chơi. Ván đang chơi vẫn tiếp tục.</p>',
    ),
    publishedAt: daysAfter(-12),
  },
  {
    id: 'spring-tables',
    type: 'PR',
    title: say('New tables for the evening', 'Thêm bàn mới cho buổi tối'),
    html: say(
      '<p>Four more tables are open from seven in the evening.</p>',
      '<p>Bốn bàn mới mở từ 7 giờ tối hằng ngày.</p>',
    ),
    publishedAt: daysAfter(-16),
  },
  {
    id: 'faster-payouts',
    type: 'PU',
    title: say('Withdrawals arrive sooner', 'Rút tiền về nhanh hơn'),
    html: say(
      '<p>Most withdrawals are paid within ten minutes, at weekends as well.</p>',
      '<p>Phần lớn lệnh rút được chi trong mười phút, kể cả cuối tuần.</p>',
    ),
    publishedAt: daysAfter(-21),
  },
  {
    id: 'two-steps',
    type: 'PL',
    title: say('Log in by two steps', 'Đăng nhập hai bước'),
    html: say(
      '<p>A second step keeps your account yours, even if somebody learns your password.</p>',
      '<p>Bước thứ hai giữ tài khoản an toàn, kể cả khi người khác biết mật khẩu của bạn.</p>',
    ),
    publishedAt: daysAfter(-25),
  },
  {
    id: 'friend-gift',
    type: 'PR',
    title: say('Bring a friend: a gift for each of you', 'Rủ bạn cùng chơi: mỗi người một phần quà'),
    html: say(
      '<p>It comes after your friend’s first game.</p>',
      '<p>Quà được gửi sau ván đầu tiên của bạn bè.</p>',
    ),
    publishedAt: daysAfter(-30),
  },
  {
    id: 'audit',
    type: 'PU',
    title: say('Our games were tested again', 'Trò chơi vừa được kiểm định lại'),
    html: say(
      '<p>A laboratory measured the return to player of every studio. All of it is within what is stated.</p>',
      '<p>Phòng kiểm định độc lập đã đo tỷ lệ hoàn trả của từng nhà cung cấp, tất cả đều đúng công bố.</p>',
    ),
    publishedAt: daysAfter(-41),
  },
];

const inbox = ({ say }: Reader): ValueOf<'getInbox'>['messages'] => [
  {
    id: 'm1',
    title: say('Your withdrawal is on its way', 'Lệnh rút tiền của bạn đang được chuyển'),
    html: say(
      '<p>Your bank usually shows it within ten minutes.</p>',
      '<p>Ngân hàng thường báo có trong mười phút.</p>',
    ),
    sentAt: daysAfter(0, -2),
    isRead: false,
  },
  {
    id: 'm3',
    title: say('A new device logged in', 'Có thiết bị mới đăng nhập'),
    html: say(
      '<p>If it was not you, change your password and write to us.</p>',
      '<p>Nếu không phải bạn, hãy đổi mật khẩu rồi báo cho chúng tôi.</p>',
    ),
    sentAt: daysAfter(-1),
    isRead: false,
  },
  {
    id: 'm4',
    title: say('Your documents are checked', 'Giấy tờ của bạn đã được xác minh'),
    html: say(
      '<p>Everything is in order; there is nothing left for you to do.</p>',
      '<p>Mọi thứ đã hợp lệ, bạn không cần làm gì thêm.</p>',
    ),
    sentAt: daysAfter(-3),
    isRead: false,
  },
  {
    id: 'm2',
    title: say('Welcome aboard', 'Chào mừng bạn'),
    html: say(
      '<p>Here is how to take a break whenever you want one.</p>',
      '<p>Đây là cách tạm nghỉ bất cứ khi nào bạn muốn.</p>',
    ),
    sentAt: daysAfter(-5),
    isRead: true,
  },
];

/** What the merchant says to everyone, and to one member. */
export const messageExamples = {
  getAnnouncements: (reader) => ({
    announcements: exampleAnnouncements(reader),
    total: 12,
    banners: exampleBanners(reader),
    promotion: examplePromotions(reader),
  }),
  getPromotions: (reader) => ({ banners: exampleBanners(reader), promotion: examplePromotions(reader) }),
  getUnreadCount: () => ({ count: 3 }),
  getInbox: (reader) => ({ messages: inbox(reader), total: 4 }),
  getFeedback: ({ say }) => ({
    cases: [
      {
        reference: 'FB-7KQ2M9XA',
        questionType: 'withdrawal',
        content: say(
          'My withdrawal of yesterday has not arrived yet. Where is it?',
          'Lệnh rút hôm qua của tôi chưa về. Tiền đang ở đâu?',
        ),
        createdAt: daysAfter(0, -3),
        dueAt: daysAfter(1, -3),
        answer: null,
        earlierAnswers: [],
      },
      {
        reference: 'FB-P4HW8TNE',
        questionType: 'complaint',
        content: say(
          'A game stopped in the middle of a round and I do not know what became of my stake.',
          'Trò chơi dừng giữa ván và tôi không biết tiền cược của mình ra sao.',
        ),
        createdAt: daysAfter(-4),
        dueAt: daysAfter(-3),
        answer: {
          text: say(
            'The round was closed by the studio and your stake is back in your wallet.',
            'Nhà cung cấp đã đóng ván này và tiền cược đã về lại ví của bạn.',
          ),
          at: daysAfter(-4, 5),
        },
        earlierAnswers: [],
      },
    ],
    total: 2,
  }),
} satisfies Examples;
