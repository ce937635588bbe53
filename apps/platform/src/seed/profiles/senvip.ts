import type { Profile } from './Profile.ts';
import { registerFields } from './registerFields.ts';

/**
 * The alternate merchant of Sen Vàng: every number is proved before an account opens, logins from unknown addresses
 * are proved too, and there is no free play.
 */
export const senvip = (base: Profile): Partial<Profile> => ({
  countries: ['VN', 'SG', 'TW'],
  flags: {
    ...base.flags,
    REGMOBVERF3: true,
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    FREEPLAY3: false,
  },
  registerFields: registerFields(
    'username*',
    'password*',
    'confirmPassword*',
    'mobileNum*',
    'verificationCode*',
    'nickname',
    'affiliateCode',
  ),
  secondFactor: ['authenticator', 'sms', 'email', 'boundEmail', 'payeeName'],
  hasRegisterCaptcha: false,
  categories: ['live', 'slots', 'lottery', 'cards', 'fishing', 'sports', 'mini', 'esports', 'pvp'],
  shuffle: 7,
  noticeIds: ['vip', 'fair', 'support'],
  bannerIds: ['live', 'lotus', 'sea'],
  ownNews: [
    {
      id: 'vip-hosts',
      title: { vi: 'Chuyên viên riêng cho hội viên VIP', en: 'A personal host for VIP members' },
      html: {
        vi: '<p>Từ tháng này, mỗi hội viên VIP có một chuyên viên phụ trách riêng, liên hệ qua hộp thư trong trang.</p><p>Chuyên viên không bao giờ hỏi mật khẩu hay mã xác minh của bạn.</p>',
        en: '<p>From this month every VIP member has one host to turn to, through the inbox on this site.</p><p>Your host never asks for a password or a code.</p>',
      },
    },
  ],
});
