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
        id: 'three-regions',
        title: {
          vi: 'Kết quả xổ số ba miền trên một bảng',
          en: 'The draws of three regions on one board',
        },
        html: {
          vi: '<p>Trang Xổ số có lịch quay, đếm ngược và kết quả của từng đài. Chạm vào một đài để xem các kỳ trước.</p>',
          en: '<p>The page Lottery has the schedule, the countdown and the results of every draw. Open a lottery to see the draws before.</p>',
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
            id: 'vip-proofs',
            title: { vi: 'Tài khoản VIP được xác minh hai lần', en: 'VIP accounts are proved twice' },
            html: {
              vi: '<p>Tài khoản VIP mở bằng số điện thoại đã xác minh. Khi bạn đăng nhập từ một địa chỉ lạ, chúng tôi hỏi thêm một bước nữa.</p><p>Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh của bạn.</p>',
              en: '<p>A VIP account opens with a verified number. When you log in from an address that we do not know, we ask for one proof more.</p><p>We never ask you for a password or a code.</p>',
            },
          },
        ],
      },
    },
  },
});
