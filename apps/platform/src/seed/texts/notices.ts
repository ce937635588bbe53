import type { LocalText } from '#kernel';

/** Lines of the ticker, of which each merchant shows some. */
export const notices: Readonly<Record<string, LocalText>> = {
  welcome: {
    vi: 'Chào mừng bạn. Thư gửi qua trang góp ý được trả lời trong vòng 24 giờ.',
    en: 'Welcome. Messages from the feedback page are answered within 24 hours.',
  },
  vip: {
    vi: 'Tài khoản VIP mở bằng số điện thoại đã xác minh; đăng nhập từ nơi lạ cần thêm một bước.',
    en: 'VIP accounts open with a verified number; a login from a new place takes one step more.',
  },
  fair: {
    vi: 'Kết quả trò chơi do máy chủ của nhà cung cấp quyết định, ván trước không ảnh hưởng ván sau.',
    en: 'Results are decided by the providers’ servers; no round depends on luck in the one before.',
  },
  returns: {
    vi: 'Tỷ lệ hoàn trả được ghi trên trang của trò chơi nếu nhà cung cấp có công bố.',
    en: 'A game’s page shows its return to player where the provider publishes it.',
  },
  limits: {
    vi: 'Hãy chơi có trách nhiệm: trung tâm trợ giúp chỉ cách đặt hạn mức và tạm nghỉ.',
    en: 'Play responsibly: the help centre explains how to set limits and take a break.',
  },
  support: {
    vi: 'Nhân viên hỗ trợ không bao giờ hỏi mật khẩu hoặc mã OTP của bạn.',
    en: 'Our staff never ask for your password or a verification code.',
  },
};
