import type { Profile } from './Profile.ts';
import { registerFields } from './registerFields.ts';

/** Sen Vàng: everything on, Vietnamese habits. */
export const senvang = (_base: Profile): Partial<Profile> => ({
  countries: ['VN', 'KH', 'LA', 'TH', 'SG', 'MY', 'TW', 'KR', 'JP', 'AU'],
  registerFields: registerFields(
    'username*',
    'password*',
    'confirmPassword*',
    'payeeName*',
    'mobileNum*',
    'email',
    'birthday',
    'zalo',
    'referralCode',
  ),
  ownNews: [
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
});
