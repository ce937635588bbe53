import { exampleGames } from './exampleGames.ts';
import { exampleWinners } from './gameExamples.ts';
import { exampleAnnouncements, exampleBanners, examplePromotions } from './messageExamples.ts';
import type { Examples } from './Reader.ts';

const guideOf = (system: string) =>
  `https://example.localhost/m/appDownload?language=EN&tokens=&system=${system}`;

/** The answer that the home page is made from. */
export const homeExamples = {
  getHome: (reader) => ({
    notice: [
      {
        id: 'welcome',
        text: reader.say(
          'Welcome. What you write to us is answered within 24 hours.',
          'Chào mừng bạn. Thư bạn gửi được trả lời trong vòng 24 giờ.',
        ),
      },
      {
        id: 'fair',
        text: reader.say(
          'The return to player of each game stands on its page.',
          'Tỷ lệ hoàn trả được ghi trên trang của từng trò chơi.',
        ),
      },
    ],
    banners: exampleBanners(reader),
    scene: { ...exampleBanners(reader)[0]!.picture, alt: '' },
    popup: exampleAnnouncements(reader)[0]!,
    promotion: examplePromotions(reader),
    popular: exampleGames(reader).slice(0, 12),
    resources: [
      { resourceType: 'Android', url: guideOf('Android') },
      { resourceType: 'iOS', url: guideOf('iOS') },
      { resourceType: 'iOSLite', url: guideOf('iOSLite') },
      { resourceType: 'H5', url: 'https://example.localhost/' },
      { resourceType: 'TELEGRAM1', url: 'https://telegram.org/' },
    ],
    paymentMethods: [
      { icon: 'qr', label: reader.say('Bank app, QR code', 'Ứng dụng ngân hàng, mã QR') },
      { icon: 'bank', label: reader.say('Bank transfer', 'Chuyển khoản ngân hàng') },
      { icon: 'wallet', label: reader.say('E-wallet', 'Ví điện tử') },
    ],
    domainList: ['example.localhost', 'second.example.localhost'],
    customerService: {
      url: '/feedback',
      email: reader.site.email,
      hours: reader.say('We answer within 24 hours.', 'Chúng tôi trả lời trong vòng 24 giờ.'),
    },
    winnerBoard: exampleWinners(reader),
  }),
} satisfies Examples;
