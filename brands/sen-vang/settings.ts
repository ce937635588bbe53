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
          vi: 'Kết quả xổ số ba miền trên một trang',
          en: 'The results of three regions on one page',
        },
        html: {
          vi: '<p>Trang Xổ số có lịch mở thưởng, đồng hồ đếm ngược và kết quả của từng đài. Chọn ngày để xem kết quả các kỳ trước.</p>',
          en: '<p>The page Lotteries has the schedule, a countdown to the next draws and the results. Choose a day to see earlier draws.</p>',
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
            title: { vi: 'Tài khoản VIP được xác minh hai lần', en: 'VIP accounts are verified twice' },
            html: {
              vi: '<p>Tài khoản VIP được mở bằng số điện thoại đã xác minh. Khi bạn đăng nhập từ một địa chỉ lạ, chúng tôi yêu cầu xác minh thêm một bước.</p><p>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã OTP của bạn.</p>',
              en: '<p>A VIP account is opened with a verified phone number. When you log in from an address we don’t recognise, we ask for one more check.</p><p>Our staff never ask for your password or a code.</p>',
            },
          },
        ],
      },
    },
  },
});
