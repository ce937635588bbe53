import type { LocalText } from '#kernel';

/** An announcement that every merchant publishes. Types: B banner, PL popup at login, PU update, PR promotion. */
export type AnnouncementSeed = {
  id: string;
  type: 'B' | 'PL' | 'PU' | 'PR';
  title: LocalText;
  html: LocalText;
};

/** Announcements, newest first; each merchant puts its own news before them. */
export const announcements: readonly AnnouncementSeed[] = [
  {
    id: 'play-within-bounds',
    type: 'PL',
    title: { vi: 'Chơi vui, dừng đúng lúc', en: 'Enjoy the game, and know when to stop' },
    html: {
      vi: '<p>Trò chơi chỉ vui khi bạn làm chủ thời gian và số tiền của mình.</p><ul><li>Đặt trước một mức chi và giữ đúng mức ấy.</li><li>Không gỡ gạc: thua một ván không làm ván sau dễ thắng hơn.</li><li>Thấy mệt thì nghỉ. Trung tâm trợ giúp có cách tạm nghỉ và nơi lắng nghe miễn phí.</li></ul><p><a href="/help?topic=responsible">Xem hướng dẫn chơi có chừng mực</a></p>',
      en: '<p>A game is only fun while you are in control of your time and money.</p><ul><li>Decide on an amount in advance and stick to it.</li><li>Never chase: a lost round does not make the next one luckier.</li><li>Tired? Take a break. The help centre explains how, and where to find free help.</li></ul><p><a href="/help?topic=responsible">Read about responsible play</a></p>',
    },
  },
  {
    id: 'new-lobby',
    type: 'PU',
    title: { vi: 'Sảnh chơi mới, tìm nhanh hơn', en: 'A new lobby, faster to search' },
    html: {
      vi: '<p>Sảnh trò chơi nay lọc theo thể loại và nhà cung cấp, tìm được cả khi bạn gõ không dấu.</p><p>Bộ lọc nằm trong địa chỉ trang, nên bạn có thể lưu lại hoặc gửi cho bạn bè.</p>',
      en: '<p>The lobby now filters by type and studio, and search finds titles with or without accents.</p><p>Filters are part of the address, so you can save a selection or send it to a friend.</p>',
    },
  },
  {
    id: 'never-ask-password',
    type: 'PU',
    title: { vi: 'Cảnh báo giả mạo nhân viên hỗ trợ', en: 'Beware of people posing as our staff' },
    html: {
      vi: '<p>Gần đây có người tự xưng nhân viên hỗ trợ để hỏi mật khẩu và mã xác minh qua điện thoại.</p><p><strong>Chúng tôi không bao giờ hỏi mật khẩu, mã xác minh hay yêu cầu cài phần mềm điều khiển máy.</strong> Nếu đã lỡ cung cấp, bạn hãy đổi mật khẩu ngay và báo cho chúng tôi qua trang góp ý.</p>',
      en: '<p>People have been calling members, posing as our staff, and asking for passwords and codes.</p><p><strong>We never ask for a password or a code, or to install anything on your device.</strong> If you have given one away, change your password immediately and tell us through the feedback page.</p>',
    },
  },
  {
    id: 'october-games',
    type: 'PU',
    title: { vi: 'Trò chơi mới trong tháng', en: 'New games this month' },
    html: {
      vi: '<p>Tháng này sảnh chơi đón thêm các trò từ Ember &amp; Oak, Lantern Reel và Kite Arena, trong đó có <em>Cực Quang</em> và <em>Vé Cào Hoa Sen</em>.</p><p>Mỗi trò đều ghi rõ tỷ lệ hoàn trả, mức cược và luật chơi trên trang thông tin.</p>',
      en: '<p>This month brings games from Ember &amp; Oak, Lantern Reel and Kite Arena, among them <em>Northern Sky</em> and the <em>Lotus Scratchcard</em>.</p><p>Each game’s information page shows its return, limits and rules.</p>',
    },
  },
  {
    id: 'password-advice',
    type: 'PU',
    title: { vi: 'Ba mẹo giữ mật khẩu an toàn', en: 'Three habits that keep a password safe' },
    html: {
      vi: '<ol><li>Dùng một mật khẩu riêng, không trùng với thư điện tử hay mạng xã hội.</li><li>Càng dài càng tốt: một câu ngắn dễ nhớ hơn một chuỗi ký tự lạ.</li><li>Để trình duyệt hoặc ứng dụng quản lý mật khẩu nhớ giúp bạn.</li></ol>',
      en: '<ol><li>Use one you don’t use anywhere else, such as for your e-mail or social networks.</li><li>Longer is better: a short sentence is easier to remember than a jumble.</li><li>Let your browser or a password manager remember it.</li></ol>',
    },
  },
  {
    id: 'fairness-report',
    type: 'PU',
    title: { vi: 'Kết quả kiểm định quý III', en: 'Third-quarter test results' },
    html: {
      vi: '<p>Phòng kiểm định độc lập đã xem xét bộ sinh số ngẫu nhiên của tất cả nhà cung cấp trong quý III.</p><table><thead><tr><th>Nhóm trò chơi</th><th>Tỷ lệ công bố</th><th>Tỷ lệ đo được</th></tr></thead><tbody><tr><td>Nổ hũ</td><td>96,2%</td><td>96,3%</td></tr><tr><td>Bắn cá</td><td>96,0%</td><td>95,9%</td></tr><tr><td>Xổ số nhanh</td><td>95,0%</td><td>95,1%</td></tr></tbody></table><p>Chênh lệch nằm trong giới hạn cho phép.</p>',
      en: '<p>An independent laboratory has tested every studio’s random number generators for the third quarter.</p><table><thead><tr><th>Games</th><th>Return stated</th><th>Return measured</th></tr></thead><tbody><tr><td>Slots</td><td>96.2%</td><td>96.3%</td></tr><tr><td>Fishing</td><td>96.0%</td><td>95.9%</td></tr><tr><td>Quick draws</td><td>95.0%</td><td>95.1%</td></tr></tbody></table><p>The differences are within the permitted range.</p>',
    },
  },
  {
    id: 'two-languages',
    type: 'B',
    title: {
      vi: 'Trang web nay có tiếng Việt và tiếng Anh',
      en: 'The site now speaks Vietnamese and English',
    },
    html: {
      vi: '<p>Bạn có thể đổi ngôn ngữ bất cứ lúc nào ở đầu trang. Lựa chọn được nhớ trên thiết bị này và áp dụng cho cả tin nhắn chúng tôi gửi bạn.</p>',
      en: '<p>Change the language at any time at the top of the page. Your choice is remembered on this device, and our messages to you follow it.</p>',
    },
  },
  {
    id: 'dark-and-light',
    type: 'B',
    title: { vi: 'Chọn nền sáng hoặc nền tối', en: 'Choose light or dark' },
    html: {
      vi: '<p>Chơi buổi tối dễ chịu hơn với nền tối, ngoài trời rõ hơn với nền sáng. Nút đổi nền nằm ở đầu trang, hoặc trong mục Tôi trên điện thoại.</p>',
      en: '<p>Dark is easier on the eyes at night; light is easier to read outdoors. The switch is at the top of the page, or under Me on a phone.</p>',
    },
  },
  {
    id: 'autumn-promotions',
    type: 'PR',
    title: { vi: 'Khuyến mãi mùa thu đã mở', en: 'The autumn promotions are open' },
    html: {
      vi: '<p>Năm chương trình mới dành cho hội viên đã bắt đầu. Điều kiện, vòng cược và ngày kết thúc được ghi đầy đủ trong từng chương trình.</p>',
      en: '<p>Five promotions for members have started. Each one shows its full terms, turnover and closing date.</p>',
    },
  },
  {
    id: 'support-hours',
    type: 'PU',
    title: { vi: 'Hỗ trợ suốt ngày đêm, kể cả ngày lễ', en: 'Support around the clock, holidays included' },
    html: {
      vi: '<p>Đội ngũ hỗ trợ trực 24 giờ mỗi ngày. Thư gửi qua trang góp ý được trả lời trong vòng 24 giờ, mỗi thư có một mã tham chiếu để bạn hỏi lại.</p>',
      en: '<p>Someone is always on duty. We answer messages from the feedback page within 24 hours, and each one gets a reference you can quote.</p>',
    },
  },
  {
    id: 'faster-pages',
    type: 'PU',
    title: { vi: 'Trang tải nhanh hơn trên điện thoại', en: 'Pages load faster on phones' },
    html: {
      vi: '<p>Bản cập nhật mới giảm dung lượng tải gần một nửa. Trên mạng 4G chậm, trang chủ hiện ra trong chưa đầy một giây rưỡi.</p>',
      en: '<p>This update nearly halves the size of a page. On a slow 4G network the home page appears in under one and a half seconds.</p>',
    },
  },
  {
    id: 'age-check',
    type: 'PU',
    title: { vi: 'Chỉ dành cho người đủ tuổi', en: 'For adults only' },
    html: {
      vi: '<p>Người chưa đủ tuổi theo quy định không được mở tài khoản. Hãy giữ kín mật khẩu và không để trẻ em dùng thiết bị đang đăng nhập.</p>',
      en: '<p>Nobody under the legal age may open an account. Keep your password to yourself and don’t leave a logged-in device with children.</p>',
    },
  },
  {
    id: 'scheduled-maintenance',
    type: 'PU',
    title: { vi: 'Bảo trì định kỳ hằng tuần', en: 'Weekly maintenance' },
    html: {
      vi: '<p>Mỗi thứ Tư, từ 4 giờ đến 4 giờ 30 sáng, hệ thống có thể tạm ngưng để bảo trì. Ván đang chơi được lưu lại và tiếp tục sau đó.</p>',
      en: '<p>On Wednesdays between 4:00 and 4:30 in the morning the site may pause for maintenance. Rounds in progress are saved and continue afterwards.</p>',
    },
  },
  {
    id: 'install-app',
    type: 'B',
    title: { vi: 'Thêm trang vào màn hình chính', en: 'Add the site to your home screen' },
    html: {
      vi: '<p>Trong trình duyệt, mở bảng chọn và chạm <em>Thêm vào màn hình chính</em>. Biểu tượng mở thẳng trang này, không cần gõ địa chỉ và tránh được trang giả mạo.</p>',
      en: '<p>Open the browser’s menu and choose <em>Add to home screen</em>. The icon opens this exact site: no address to type, and no risk of a fake one.</p>',
    },
  },
];
