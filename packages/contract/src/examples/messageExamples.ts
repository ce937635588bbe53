import type { ValueOf } from '../endpoints.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

/** The banners of the home page, for a reader. */
export const exampleBanners = ({ say }: Reader): ValueOf<'getHome'>['banners'] => [
  {
    id: 'lotus',
    title: say('The pond at night', 'Hồ sen dưới trăng'),
    text: say(
      'Reels above the water, on one quiet evening.',
      'Những vòng quay bên mặt nước, một tối thảnh thơi.',
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
    '<ul><li>Read a game’s rules, limits and return on its page before you stake anything.</li><li>A round tells nothing about the one after it.</li></ul>',
    '<ul><li>Đọc luật chơi, mức cược và tỷ lệ hoàn trả trên trang của trò chơi trước khi cược.</li><li>Ván trước không báo trước điều gì về ván sau.</li></ul>',
  );
  const picture = (id: string, alt: string) => ({
    wide: `/art/promotion/${id}-wide.webp`,
    narrow: `/art/promotion/${id}-narrow.webp`,
    alt,
  });
  return [
    {
      id: 'first-week',
      title: say('Your first week', 'Tuần đầu tiên của bạn'),
      text: say(
        'Secure your account, set your limits, then choose a game.',
        'Bảo vệ tài khoản, đặt giới hạn, rồi hãy chọn trò chơi.',
      ),
      html,
      picture: picture('first-week', say('Red coins in a heap', 'Những đồng xu đỏ xếp chồng')),
      endsAt: daysAfter(12, 4),
    },
    {
      id: 'friday-tables',
      title: say('Friday at the tables', 'Thứ sáu cùng bàn trực tiếp'),
      text: say('Pick a table and watch before you bet.', 'Chọn một bàn và xem trước khi cược.'),
      html,
      picture: picture('friday-tables', say('A crown', 'Vương miện')),
      endsAt: daysAfter(0, 7),
    },
    {
      id: 'bring-a-friend',
      title: say('Play with a friend', 'Chơi cùng bạn bè'),
      text: say('In rooms where players meet each other.', 'Trong những phòng mà người chơi gặp nhau.'),
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
      '<p>Find them among the live tables, each with its limits on its page.</p>',
      '<p>Bạn tìm thấy trong mục bàn trực tiếp, mức cược ghi trên trang của từng bàn.</p>',
    ),
    publishedAt: daysAfter(-16),
  },
  {
    id: 'faster-payouts',
    type: 'PU',
    title: say('Where your withdrawal is', 'Lệnh rút của bạn đang ở đâu'),
    html: say(
      '<p>Its page shows each step and when it was taken, until you say that the money is there.</p>',
      '<p>Trang của lệnh rút ghi từng bước và thời điểm, cho đến khi bạn báo đã nhận tiền.</p>',
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
    title: say('What to read before you join a promotion', 'Đọc gì trước khi tham gia khuyến mãi'),
    html: say(
      '<p>Each one shows its full terms, and its closing date where it has one.</p>',
      '<p>Mỗi chương trình ghi đủ điều kiện, và ngày kết thúc nếu có.</p>',
    ),
    publishedAt: daysAfter(-30),
  },
  {
    id: 'audit',
    type: 'PU',
    title: say('What the return to player means', 'Tỷ lệ hoàn trả nghĩa là gì'),
    html: say(
      '<p>It is an average over very many rounds. A single evening may be very different.</p>',
      '<p>Đó là trung bình của rất nhiều ván. Một buổi chơi có thể khác xa con số ấy.</p>',
    ),
    publishedAt: daysAfter(-41),
  },
];

const inbox = ({ say }: Reader): ValueOf<'getInbox'>['messages'] => [
  {
    id: 'm1',
    title: say('Your withdrawal is on its way', 'Lệnh rút tiền của bạn đang được chuyển'),
    html: say(
      '<p>Its page shows each step. Say there when the money has arrived.</p>',
      '<p>Trang của lệnh rút ghi từng bước. Khi tiền về, bạn báo tại đó.</p>',
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
    title: say('We have answered your question', 'Chúng tôi đã trả lời câu hỏi của bạn'),
    html: say(
      '<p>You find the answer with your question on the feedback page.</p>',
      '<p>Bạn xem câu trả lời cùng câu hỏi trên trang góp ý.</p>',
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
