import type { Scenery } from '@marquee/reference';
import type { ArticleCategory } from '@marquee/contract';
import type { LocalText } from '#kernel';

/** An article as the seed writes it down. */
export type ArticleSeed = {
  id: string;
  category: ArticleCategory;
  scenery: Scenery;
  title: LocalText;
  text: LocalText;
  html: LocalText;
  alt: LocalText;
  /** Days before the seeding on which it was published. */
  daysAgo: number;
};

/** Articles of a demonstration, newest first. */
export const articles: readonly ArticleSeed[] = [
  {
    id: 'what-a-return-means',
    category: 'guides',
    scenery: 'casino',
    daysAgo: 2,
    title: { vi: 'Tỷ lệ hoàn trả 96% nói gì với bạn', en: 'What a return of 96% tells you' },
    text: {
      vi: 'Con số ấy là trung bình của rất nhiều ván. Một buổi chơi có thể khác xa, theo cả hai hướng.',
      en: 'It is an average over very many rounds. A single evening can end far above or below it.',
    },
    html: {
      vi: '<p>Tỷ lệ hoàn trả (RTP) là phần tiền cược mà một trò chơi trả lại về lâu dài. Với 96%, cứ 100 tiền cược thì trung bình 96 quay về, tính trên rất nhiều ván.</p><h2>Điều con số không nói</h2><p>Nó không nói gì về ván sau. Ván sau không biết ván trước ra sao: thua mười ván liền không làm ván thứ mười một dễ thắng hơn.</p><h2>Độ biến động</h2><p>Hai trò cùng 96% có thể chơi rất khác nhau. Độ biến động thấp thắng nhỏ mà thường; độ biến động cao thắng hiếm mà lớn. Cả hai đều ghi trên trang của từng trò.</p><p>Phần còn lại, ở đây là 4, là cái giá trung bình của việc chơi. Hãy xem nó như tiền vé, và <a href="/help?topic=responsible">định trước mức chi</a>.</p>',
      en: '<p>The return to player (RTP) is the share of stakes that a game pays back in the long run. With 96%, an average of 96 comes back from every 100 staked, over very many rounds.</p><h2>What the figure does not say</h2><p>It says nothing about the next round. A round knows nothing of those before it: ten lost in a row do not make the eleventh luckier.</p><h2>Volatility</h2><p>Two games with 96% can feel very different. Low volatility wins little and often; high volatility wins rarely and much. Both stand on the page of each game.</p><p>The rest, here 4, is what playing costs on average. Think of it as the price of a ticket, and <a href="/help?topic=responsible">decide on an amount beforehand</a>.</p>',
    },
    alt: { vi: 'Bánh xe roulette và một ván bài', en: 'A roulette wheel and a hand of cards' },
  },
  {
    id: 'limits-in-a-minute',
    category: 'guides',
    scenery: 'lotus-pond',
    daysAgo: 9,
    title: { vi: 'Đặt hạn mức trong một phút', en: 'Set your limits in a minute' },
    text: {
      vi: 'Tiền nạp, tiền thua, tiền cược, thời gian: bạn đặt một lần, trang giữ đúng giúp bạn.',
      en: 'Deposits, losses, stakes, time: you decide once, and the site holds you to it.',
    },
    html: {
      vi: '<p>Quyết định dễ nhất là khi chưa chơi. Trang <a href="/member/limits">Hạn mức chơi</a> nhận bốn loại hạn mức: tiền nạp, tiền thua, tiền cược và thời gian mỗi lần chơi.</p><ul><li><strong>Giảm thì có hiệu lực ngay.</strong></li><li><strong>Tăng thì phải chờ</strong>, để quyết định lúc nóng vội không tính.</li><li>Cần nghỉ hẳn? Ở cùng trang ấy bạn có thể tạm nghỉ hoặc tự loại trừ. Trong lúc đó vẫn rút tiền được.</li></ul><p>Thấy khó dừng lại thì hãy gọi đường dây hỗ trợ ở cuối mỗi trang.</p>',
      en: '<p>The easiest time to decide is before you play. The page <a href="/member/limits">Play limits</a> takes four kinds of limit: on deposits, losses, stakes and the time of a session.</p><ul><li><strong>A lower limit holds at once.</strong></li><li><strong>A higher one has to wait</strong>, so that a decision in the heat of the moment does not count.</li><li>Do you need a real break? On the same page you can take a time-out or exclude yourself. Withdrawals stay open meanwhile.</li></ul><p>If you find it hard to stop, call one of the helplines at the foot of every page.</p>',
    },
    alt: { vi: 'Hồ sen yên tĩnh dưới ánh trăng', en: 'A quiet pond of lotus by moonlight' },
  },
  {
    id: 'find-a-game',
    category: 'games',
    scenery: 'deep-sea',
    daysAgo: 16,
    title: { vi: 'Tìm đúng trò trong sảnh', en: 'Find the right game in the lobby' },
    text: {
      vi: 'Lọc theo thể loại, nhà cung cấp, mức cược; gõ có dấu hay không dấu đều tìm được.',
      en: 'Filter by type, studio and stake; search finds a title with or without its accents.',
    },
    html: {
      vi: '<p>Trong <a href="/games">sảnh trò chơi</a>, bộ lọc thu hẹp theo thể loại, nhà cung cấp, mức cược thấp nhất và độ biến động. Bộ lọc nằm trong địa chỉ trang, nên bạn lưu lại hoặc gửi cho bạn bè được.</p><h2>Tìm không cần dấu</h2><p>Gõ <em>rong</em> sẽ tìm thấy cả <em>Rồng</em>.</p><h2>Trước ván đầu tiên</h2><p>Trang của mỗi trò ghi luật chơi, mức cược thấp nhất và cao nhất, và tỷ lệ hoàn trả.</p>',
      en: '<p>In the <a href="/games">lobby</a>, filters narrow the games by type, studio, smallest stake and volatility. They are part of the address, so that you can keep a selection or send it to a friend.</p><h2>Search without accents</h2><p>Typing <em>rong</em> finds <em>Rồng</em> too.</p><h2>Before the first round</h2><p>The page of each game shows its rules, its smallest and largest stake and its return.</p>',
    },
    alt: { vi: 'Đàn cá giữa lòng biển sâu', en: 'Fish in the deep sea' },
  },
  {
    id: 'guard-your-account',
    category: 'news',
    scenery: 'north-bay',
    daysAgo: 23,
    title: { vi: 'Khóa truy cập thay cho mật khẩu', en: 'A passkey in place of a password' },
    text: {
      vi: 'Vân tay, khuôn mặt hoặc mã của máy mở tài khoản, và không ai lừa lấy được.',
      en: 'Your fingerprint, face or screen lock opens your account, and nobody can trick you into giving a passkey away.',
    },
    html: {
      vi: '<p>Khóa truy cập nằm trong điện thoại hoặc máy tính của bạn và chỉ mở đúng trang này. Trang giả không xin được, vì không có gì để gõ.</p><ol><li>Mở trang <a href="/member/security">Bảo mật</a>.</li><li>Chọn thêm khóa truy cập và làm theo máy của bạn.</li><li>Lần sau, chọn đăng nhập bằng khóa truy cập.</li></ol><p>Trang Bảo mật cũng liệt kê các thiết bị đang đăng nhập; thấy thiết bị lạ, bạn đăng xuất nó ngay tại đó.</p>',
      en: '<p>A passkey lives in your phone or computer and opens this site alone. A fake site cannot ask for it, because there is nothing to type.</p><ol><li>Open the page <a href="/member/security">Security</a>.</li><li>Choose to add a passkey and follow your device.</li><li>Next time, choose to log in with a passkey.</li></ol><p>The page Security also lists the devices that are logged in; if you see one that is not yours, log it out there.</p>',
    },
    alt: { vi: 'Hải đăng bên vịnh', en: 'A lighthouse by the bay' },
  },
];
