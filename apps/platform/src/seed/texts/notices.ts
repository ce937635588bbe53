import type { LocalText } from '#kernel';

/** Lines of the ticker, of which each merchant shows some. */
export const notices: Readonly<Record<string, LocalText>> = {
  welcome: {
    vi: 'Chào mừng bạn. Đội ngũ hỗ trợ trực suốt ngày đêm, kể cả ngày lễ.',
    en: 'Welcome. Our support answers day and night, holidays included.',
  },
  vip: {
    vi: 'Mỗi hội viên VIP có một chuyên viên riêng, liên hệ qua hộp thư trong trang.',
    en: 'Every VIP member has a personal host, available through the inbox on this site.',
  },
  fair: {
    vi: 'Mọi kết quả trò chơi do máy sinh số ngẫu nhiên đã được kiểm định độc lập quyết định.',
    en: 'Every result comes from random number generators that are tested independently.',
  },
  returns: {
    vi: 'Tỷ lệ hoàn trả của từng trò chơi được ghi ngay trên trang thông tin của trò chơi đó.',
    en: 'Each game’s return to player is shown on its information page.',
  },
  limits: {
    vi: 'Hãy chơi có chừng mực: trung tâm trợ giúp chỉ cách đặt giới hạn và tạm nghỉ.',
    en: 'Play responsibly: the help centre explains how to set limits and take a break.',
  },
  support: {
    vi: 'Nhân viên hỗ trợ không bao giờ hỏi mật khẩu hoặc mã xác minh của bạn.',
    en: 'Our staff never ask for your password or a verification code.',
  },
};
