import type { LocalText } from '#kernel';

/** A message that demo accounts find in their inbox. */
type DemoMessage = { daysAgo: number; title: LocalText; html: LocalText };

/** What demo accounts find in their inbox beside the welcome, newest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    daysAgo: 1,
    title: { vi: 'Chúng tôi đã trả lời góp ý của bạn', en: 'We have answered your question' },
    html: {
      vi: '<p>Bạn đã hỏi vì sao hai trò chơi cùng tên lại có tỷ lệ hoàn trả khác nhau.</p><p>Đó là hai phiên bản do hai nhà cung cấp phát hành. Tỷ lệ của từng phiên bản nằm trên trang thông tin của trò chơi, cùng với hạn mức và luật chơi.</p><p>Nếu vẫn còn thắc mắc, bạn hãy viết cho chúng tôi qua <a href="/feedback">trang góp ý</a>.</p>',
      en: '<p>You asked why two games with the same name have different returns to player.</p><p>They are two editions from two studios. Each game’s information page shows its return, limits and rules.</p><p>If you have any more questions, write to us on the <a href="/feedback">feedback page</a>.</p>',
    },
  },
  {
    daysAgo: 6,
    title: { vi: 'Đã xác minh số điện thoại của bạn', en: 'Your mobile number is confirmed' },
    html: {
      vi: '<p>Từ nay bạn có thể dùng số điện thoại này để đặt lại mật khẩu.</p><p>Nếu bạn không thực hiện việc này, hãy đổi mật khẩu ngay và báo cho chúng tôi.</p>',
      en: '<p>You can now use it to set a new password.</p><p>If this wasn’t you, change your password immediately and tell us.</p>',
    },
  },
];
