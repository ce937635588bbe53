import type { HelpFacts, HelpTopicSeed } from './topics.ts';

/** Edition of the terms and of the privacy notice; a new one is accepted by every member at the next login. */
const version = '2026-10';

/** Topics that are agreed to, and who stands behind the site. */
export const legalTopics = ({ name, minimumAge, holder, licence }: HelpFacts): HelpTopicSeed[] => [
  {
    id: 'terms',
    title: { vi: 'Điều khoản sử dụng', en: 'Terms of use' },
    version,
    html: {
      vi: `<p>Phiên bản ${version}. Các điều khoản này áp dụng giữa bạn và ${holder}, đơn vị vận hành ${name}.</p><h3>1. Ai được chơi</h3><p>Bạn phải đủ ${minimumAge} tuổi và không ở nơi mà pháp luật cấm. Mỗi người chỉ có một tài khoản.</p><h3>2. Tài khoản</h3><p>Thông tin đăng ký phải là của chính bạn. Bạn giữ kín mật khẩu và chịu trách nhiệm về những gì diễn ra trong tài khoản cho tới khi báo mất.</p><h3>3. Cược và kết quả</h3><p>Cược có hiệu lực khi hệ thống xác nhận. Khi kết quả hiển thị khác với ghi nhận của máy chủ nhà cung cấp, ghi nhận của máy chủ được áp dụng và chênh lệch được điều chỉnh công khai trong lịch sử.</p><h3>4. Gian lận</h3><p>Dùng phần mềm tự động, nhiều tài khoản hoặc thông đồng thì cược liên quan bị hủy và tài khoản bị đóng.</p><h3>5. Tạm khóa và đóng tài khoản</h3><p>Bạn có thể yêu cầu tạm khóa hoặc đóng tài khoản bất cứ lúc nào.</p><h3>6. Thay đổi</h3><p>Điều khoản mới được hiển thị khi bạn đăng nhập và chỉ áp dụng sau khi bạn đồng ý.</p>`,
      en: `<p>Edition ${version}. These terms apply between you and ${holder}, who runs ${name}.</p><h3>1. Who may play</h3><p>You must be ${minimumAge} or over and not in a place where the law forbids it. One account per person.</p><h3>2. Your account</h3><p>The details you register must be true and your own. Keep your password to yourself: you are responsible for what happens in your account until you report the password lost.</p><h3>3. Bets and results</h3><p>A bet stands once the system confirms it. Where a screen differs from the studio’s server record, the record applies, and the correction is shown in your history.</p><h3>4. Cheating</h3><p>In cases of automated play, multiple accounts or collusion, the bets concerned are void and the account is closed.</p><h3>5. Breaks and closing</h3><p>You may ask for a break or to close your account at any time.</p><h3>6. Changes</h3><p>New terms are shown when you log in and apply only once you agree.</p>`,
    },
  },
  {
    id: 'privacy',
    title: { vi: 'Quyền riêng tư', en: 'Privacy' },
    version,
    html: {
      vi: `<p>Phiên bản ${version}.</p><h3>Chúng tôi lưu gì</h3><p>Thông tin bạn nhập khi đăng ký, thời điểm và địa chỉ mạng của những lần đăng nhập, thư trao đổi với bộ phận hỗ trợ.</p><h3>Để làm gì</h3><p>Để mở và bảo vệ tài khoản, làm tròn nghĩa vụ pháp lý và trả lời bạn. Chúng tôi không bán dữ liệu.</p><h3>Bao lâu</h3><p>Trong thời gian có tài khoản và thời hạn pháp luật yêu cầu sau đó.</p><h3>Quyền của bạn</h3><p>Bạn có thể xem, sửa, lấy bản sao hoặc yêu cầu xóa dữ liệu qua <a href="/feedback">trang góp ý</a>.</p><h3>Cookie</h3><p>Chúng tôi chỉ dùng cookie cần cho captcha và ghi nhớ đăng nhập.</p>`,
      en: `<p>Edition ${version}.</p><h3>What we keep</h3><p>What you enter when registering, when and where you log in, and what you write to our support.</p><h3>What for</h3><p>To open and protect your account, to meet legal duties and to answer you. We sell nothing.</p><h3>How long</h3><p>While you have an account, and afterwards as the law requires.</p><h3>Your rights</h3><p>See, correct, copy or delete your data through the <a href="/feedback">feedback page</a>.</p><h3>Cookies</h3><p>Only those needed for captchas and remembered logins.</p>`,
    },
  },
  {
    id: 'about',
    title: { vi: `Về ${name}`, en: `About ${name}` },
    version: null,
    html: {
      vi: `<p>${name} do ${holder} vận hành theo giấy phép ${licence}. Trò chơi do các nhà cung cấp độc lập phát triển; kết quả do máy chủ của họ quyết định và được kiểm định định kỳ.</p>`,
      en: `<p>${name} is run by ${holder} under licence ${licence}. The games are made by independent studios; their servers decide the results and are tested regularly.</p>`,
    },
  },
];
