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
      vi: '<p>Trò chơi chỉ vui khi bạn làm chủ thời gian và số tiền của mình.</p><ul><li>Đặt trước một mức chi và giữ đúng mức ấy.</li><li>Không gỡ gạc: thua một ván không làm ván sau dễ thắng hơn.</li><li>Thấy mệt thì nghỉ. Trung tâm trợ giúp có cách tạm nghỉ và nơi lắng nghe miễn phí.</li></ul><p><a href="/help?topic=responsible">Xem hướng dẫn chơi có trách nhiệm</a></p>',
      en: '<p>A game is only fun while you are in control of your time and money.</p><ul><li>Decide on an amount in advance and stick to it.</li><li>Never chase: a lost round does not make the next one luckier.</li><li>Tired? Take a break. The help centre explains how, and where to find free help.</li></ul><p><a href="/help?topic=responsible">Read about responsible play</a></p>',
    },
  },
  {
    id: 'new-lobby',
    type: 'PU',
    title: { vi: 'Tìm trò chơi trong sảnh', en: 'Finding a game in the lobby' },
    html: {
      vi: '<p>Sảnh trò chơi lọc theo thể loại và nhà cung cấp, tìm được cả khi bạn gõ không dấu.</p><p>Bộ lọc nằm trong địa chỉ trang, nên bạn có thể lưu lại hoặc gửi cho bạn bè.</p>',
      en: '<p>The lobby filters by type and studio, and search finds titles with or without accents.</p><p>Filters are part of the address, so you can save a selection or send it to a friend.</p>',
    },
  },
  {
    id: 'never-ask-password',
    type: 'PU',
    title: { vi: 'Cảnh giác với người giả mạo nhân viên hỗ trợ', en: 'Beware of people posing as our staff' },
    html: {
      vi: '<p>Kẻ gian có thể tự xưng nhân viên hỗ trợ để hỏi mật khẩu hoặc mã OTP của bạn.</p><p><strong>Chúng tôi không bao giờ hỏi mật khẩu, mã OTP hay yêu cầu cài phần mềm điều khiển máy.</strong> Nếu đã lỡ cung cấp, bạn hãy đổi mật khẩu ngay và báo cho chúng tôi qua trang góp ý.</p>',
      en: '<p>Somebody may call you, pose as our staff, and ask for your password or a code.</p><p><strong>We never ask for a password or a code, or to install anything on your device.</strong> If you have given one away, change your password immediately and tell us through the feedback page.</p>',
    },
  },
  {
    id: 'studios',
    type: 'PU',
    title: { vi: 'Trò chơi của nhiều hãng', en: 'Games from many studios' },
    html: {
      vi: '<p>Sảnh chơi có trò của nhiều hãng, trong đó có Ember &amp; Oak, Lantern Reel và Kite Arena.</p><p>Mỗi trò đều ghi rõ tỷ lệ hoàn trả, mức cược và luật chơi trên trang thông tin.</p>',
      en: '<p>The lobby has games from many studios, among them Ember &amp; Oak, Lantern Reel and Kite Arena.</p><p>Each game’s information page shows its return, limits and rules.</p>',
    },
  },
  {
    id: 'password-advice',
    type: 'PU',
    title: { vi: 'Ba mẹo giữ mật khẩu an toàn', en: 'Three habits that keep a password safe' },
    html: {
      vi: '<ol><li>Dùng một mật khẩu riêng, không trùng với e-mail hay mạng xã hội.</li><li>Càng dài càng tốt: một câu ngắn dễ nhớ hơn một chuỗi ký tự lạ.</li><li>Để trình duyệt hoặc ứng dụng quản lý mật khẩu nhớ giúp bạn.</li></ol>',
      en: '<ol><li>Use one you don’t use anywhere else, such as for your e-mail or social networks.</li><li>Longer is better: a short sentence is easier to remember than a jumble.</li><li>Let your browser or a password manager remember it.</li></ol>',
    },
  },
  {
    id: 'return-to-player',
    type: 'PU',
    title: { vi: 'Tỷ lệ hoàn trả nghĩa là gì', en: 'What the return to player means' },
    html: {
      vi: '<p>Tỷ lệ hoàn trả là phần tiền cược mà trò chơi trả lại, tính trên rất nhiều ván. Một buổi chơi có thể khác xa con số ấy.</p><table><thead><tr><th>Tỷ lệ</th><th>Trung bình trả lại từ 100 tiền cược</th></tr></thead><tbody><tr><td>97%</td><td>97</td></tr><tr><td>96%</td><td>96</td></tr><tr><td>95%</td><td>95</td></tr></tbody></table><p>Con số của từng trò ghi trên trang của trò ấy.</p>',
      en: '<p>The return is the share of stakes that a game pays back over very many rounds. A single evening may be very different.</p><table><thead><tr><th>Return</th><th>Comes back on average from stakes of 100</th></tr></thead><tbody><tr><td>97%</td><td>97</td></tr><tr><td>96%</td><td>96</td></tr><tr><td>95%</td><td>95</td></tr></tbody></table><p>The figure of each game stands on its page.</p>',
    },
  },
  {
    id: 'your-devices',
    type: 'B',
    title: { vi: 'Tài khoản của bạn đang mở ở đâu', en: 'Where you’re logged in' },
    html: {
      vi: '<p>Mục Bảo mật liệt kê các thiết bị đang đăng nhập và những lần đăng nhập gần đây. Thấy thiết bị lạ, bạn đăng xuất nó ngay tại đó rồi đổi mật khẩu.</p>',
      en: '<p>The page Security lists the devices that are logged in and the latest logins. If you see one that is not yours, log it out there and change your password.</p>',
    },
  },
  {
    id: 'dark-and-light',
    type: 'B',
    title: { vi: 'Chọn nền sáng hoặc nền tối', en: 'Choose light or dark' },
    html: {
      vi: '<p>Chơi buổi tối dễ chịu hơn với nền tối, ngoài trời rõ hơn với nền sáng. Nút đổi nền nằm ở đầu trang, hoặc trong mục Tài khoản trên điện thoại.</p>',
      en: '<p>Dark is easier on the eyes at night; light is easier to read outdoors. The switch is at the top of the page, or under Me on a phone.</p>',
    },
  },
  {
    id: 'promotion-terms',
    type: 'PR',
    title: { vi: 'Đọc gì trước khi tham gia khuyến mãi', en: 'What to read before you join a promotion' },
    html: {
      vi: '<p>Mỗi chương trình ở trang Khuyến mãi ghi đủ điều kiện, và ngày kết thúc nếu có. Hãy đọc trước khi tham gia.</p>',
      en: '<p>Each promotion on the page Promotions shows its full terms, and its closing date where it has one. Read them before you take part.</p>',
    },
  },
  {
    id: 'support-hours',
    type: 'PU',
    title: { vi: 'Mỗi thư góp ý có một mã tra cứu', en: 'Every message gets a reference' },
    html: {
      vi: '<p>Thư gửi qua trang góp ý được trả lời trong vòng 24 giờ, mỗi thư có một mã tra cứu để bạn hỏi lại.</p>',
      en: '<p>We answer messages from the feedback page within 24 hours, and each one gets a reference you can quote.</p>',
    },
  },
  {
    id: 'faster-pages',
    type: 'PU',
    title: { vi: 'Trang mở được cả khi mạng chậm', en: 'Pages that open on a slow network' },
    html: {
      vi: '<p>Trang hiện chữ và đường dẫn trước khi tải xong phần còn lại, nên bạn đọc được ngay cả khi mạng chậm.</p>',
      en: '<p>Pages show their words and links before the rest has loaded, so that you can read them on a slow network too.</p>',
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
    title: { vi: 'Khi trang tạm ngưng để bảo trì', en: 'When the site pauses for maintenance' },
    html: {
      vi: '<p>Trang báo giờ mở lại nếu đã biết và tự mở khi bảo trì xong. Ván đang chơi được giữ lại và tiếp tục sau đó.</p>',
      en: '<p>The page tells when we expect to be back, where that is known, and opens by itself once we are. Rounds in progress are kept and continue afterwards.</p>',
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
