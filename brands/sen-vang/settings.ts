import { defineSettings } from '@marquee/brand';

/** Everything on, Vietnamese habits. */
export const settings = defineSettings({
  regions: { phones: ['VN', 'KH', 'LA', 'TH', 'SG', 'MY', 'TW', 'KR', 'JP', 'AU'] },
  registration: {
    fields: [
      'username*',
      'password*',
      'confirmPassword*',
      'payeeName*',
      'mobileNum*',
      'email',
      'birthday',
      'zalo',
      'referralCode',
    ],
  },
  startingContent: {
    news: [
      {
        id: 'rescue-fund',
        title: {
          vi: 'Sen Vàng ủng hộ 500 phần quà cho đồng bào vùng lũ',
          en: 'Sen Vàng sends 500 parcels to flooded districts',
        },
        html: {
          vi: '<p>Cùng với hội viên, chúng tôi đã gửi 500 phần nhu yếu phẩm đến ba huyện miền Trung trong tuần qua.</p><p>Danh sách điểm nhận và hình ảnh được đăng tại mục này khi đoàn trở về. Cảm ơn tất cả những ai đã góp sức.</p>',
          en: '<p>Together with our members we sent 500 parcels of food and blankets to three central districts this week.</p><p>Where they went, with pictures, will be posted here when the team is back. Thank you to everyone who helped.</p>',
        },
      },
    ],
  },
  merchants: {
    // Every number is proved before an account opens, logins from unknown addresses are proved too.
    SENVIP: {
      regions: { phones: ['VN', 'SG', 'TW'] },
      flags: { REGMOBVERF3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false, FREEPLAY3: false },
      registration: {
        fields: [
          'username*',
          'password*',
          'confirmPassword*',
          'mobileNum*',
          'verificationCode*',
          'nickname',
          'affiliateCode',
        ],
        hasCaptcha: false,
      },
      secondFactor: ['passkey', 'authenticator', 'sms', 'email', 'boundEmail', 'payeeName'],
      categories: ['live', 'slots', 'lottery', 'cards', 'fishing', 'sports', 'mini', 'esports', 'pvp'],
      startingContent: {
        notices: ['vip', 'fair', 'support'],
        banners: ['live', 'lotus', 'sea'],
        lobbyShuffle: 7,
        news: [
          {
            id: 'vip-hosts',
            title: { vi: 'Chuyên viên riêng cho hội viên VIP', en: 'A personal host for VIP members' },
            html: {
              vi: '<p>Từ tháng này, mỗi hội viên VIP có một chuyên viên phụ trách riêng, liên hệ qua hộp thư trong trang.</p><p>Chuyên viên không bao giờ hỏi mật khẩu hay mã xác minh của bạn.</p>',
              en: '<p>From this month every VIP member has one host to turn to, through the inbox on this site.</p><p>Your host never asks for a password or a code.</p>',
            },
          },
        ],
      },
    },
  },
});
