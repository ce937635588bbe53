import type { HelpFacts, HelpTopicSeed } from './topics.ts';

/** Topics that tell members how things are done. */
export const memberTopics = ({ name, minimumAge }: HelpFacts): HelpTopicSeed[] => [
  {
    id: 'start',
    title: { vi: 'Bắt đầu', en: 'Getting started' },
    version: null,
    html: {
      vi: `<h3>Mở tài khoản</h3><p>Chọn <em>Đăng ký</em>, điền các ô được yêu cầu và xác nhận bạn đã đủ ${minimumAge} tuổi. Tài khoản mở ngay khi mọi ô hợp lệ.</p><h3>Đăng nhập</h3><p>Dùng tên tài khoản và mật khẩu. Ở những trang có đăng nhập bằng SMS, bạn nhập số điện thoại đã đăng ký và mã sáu số gửi tới số đó.</p><h3>Tìm trò chơi</h3><p>Sảnh chơi lọc theo thể loại và nhà cung cấp. Trang thông tin của mỗi trò ghi luật, mức cược và tỷ lệ hoàn trả.</p>`,
      en: `<h3>Opening an account</h3><p>Choose <em>Register</em>, fill in the fields and confirm that you are ${minimumAge} or over. Your account opens as soon as every field is correct.</p><h3>Logging in</h3><p>Use your username and password. Where a site offers login by SMS, enter your registered number and the six digits we send to it.</p><h3>Finding a game</h3><p>The lobby filters by type and studio. Each game’s page shows its rules, limits and return.</p>`,
    },
  },
  {
    id: 'account',
    title: { vi: 'Tài khoản và mật khẩu', en: 'Account and password' },
    version: null,
    html: {
      vi: '<h3>Quên mật khẩu</h3><p>Ở hộp đăng nhập, chọn <em>Quên mật khẩu</em>. Chúng tôi gửi liên kết qua thư điện tử, hoặc mã qua SMS nếu trang hỗ trợ. Liên kết và mã chỉ dùng được một lần và hết hạn sau ít phút.</p><h3>Tài khoản bị khóa tạm</h3><p>Sau nhiều lần nhập sai, việc đăng nhập tạm dừng ít phút để bảo vệ bạn. Bạn không cần làm gì, chỉ cần thử lại sau.</p><h3>Mật khẩu quá hạn</h3><p>Một số trang yêu cầu đổi mật khẩu sau thời gian dài. Mật khẩu mới phải khác mật khẩu cũ.</p>',
      en: '<h3>Forgotten password</h3><p>In the login box choose <em>Forgot password</em>. We send a link by e-mail, or a code by SMS where the site offers that. Both work once and expire after a few minutes.</p><h3>Locked for a while</h3><p>After several failed attempts, login is paused for a few minutes to protect you. Just try again later.</p><h3>An old password</h3><p>Some sites ask for a new password after a long time. It must differ from the old one.</p>',
    },
  },
  {
    id: 'security',
    title: { vi: 'An toàn tài khoản', en: 'Keeping safe' },
    version: null,
    html: {
      vi: `<ul><li>${name} không bao giờ hỏi mật khẩu hay mã xác minh.</li><li>Kiểm tra địa chỉ trang trước khi đăng nhập; lưu trang vào dấu trang để tránh trang giả.</li><li>Chỉ chọn <em>Ghi nhớ đăng nhập</em> trên thiết bị của riêng bạn.</li><li>Đổi mật khẩu ngay khi nghi ngờ có người biết; mọi phiên đăng nhập khác sẽ bị kết thúc.</li></ul>`,
      en: `<ul><li>${name} never asks for a password or a code.</li><li>Check the address before you log in, and keep a bookmark so that you don’t end up on a fake site.</li><li>Choose <em>Remember me</em> only on your own device.</li><li>Change your password as soon as you suspect that someone knows it; every other session ends.</li></ul>`,
    },
  },
  {
    id: 'games',
    title: { vi: 'Trò chơi và tỷ lệ hoàn trả', en: 'Games and their return' },
    version: null,
    html: {
      vi: '<p><strong>Tỷ lệ hoàn trả (RTP)</strong> là phần tiền cược mà trò chơi trả lại về lâu dài. RTP 96% nghĩa là trên rất nhiều lượt, cứ 100 đồng cược thì trung bình 96 đồng được trả lại; một buổi chơi có thể khác rất xa con số này.</p><p><strong>Độ biến động</strong> cho biết tiền thưởng đến đều và nhỏ hay thưa và lớn.</p><p>Kết quả do nhà cung cấp quyết định bằng máy sinh số ngẫu nhiên đã kiểm định. Ván trước không ảnh hưởng ván sau.</p>',
      en: '<p>The <strong>return to player</strong> is the share of stakes that a game pays back in the long run. With 96%, an average of 96 comes back from every 100 staked over very many rounds; a single evening may be very different.</p><p><strong>Volatility</strong> tells you whether wins are frequent and small or rare and large.</p><p>Results are made by the studios’ certified random number generators. No round is affected by the one before it.</p>',
    },
  },
  {
    id: 'responsible',
    title: { vi: 'Chơi có chừng mực', en: 'Responsible play' },
    version: null,
    html: {
      vi: '<p>Cá cược là giải trí, không phải cách kiếm tiền. Hãy tự hỏi:</p><ul><li>Bạn có chơi bằng tiền để dành cho việc khác không?</li><li>Bạn có giấu gia đình về thời gian hoặc số tiền đã chơi không?</li><li>Bạn có chơi để gỡ số đã thua không?</li></ul><p>Nếu có một câu trả lời là có, hãy dừng lại và tìm người trò chuyện. Các đường dây miễn phí ở cuối mỗi trang giữ kín danh tính của bạn.</p><p>Bạn tự đặt được hạn mức nạp tiền, tiền thua, tiền cược và thời gian chơi, tạm nghỉ hoặc tự ngừng chơi tại trang <a href="/member/limits">Hạn mức chơi</a>. Khi tạm nghỉ hoặc ngừng chơi, bạn vẫn rút tiền được, và không ai mở lại trước hạn bạn chọn.</p>',
      en: '<p>Betting is entertainment, not a source of income. Ask yourself:</p><ul><li>Do you play with money that was meant for something else?</li><li>Do you hide from your family how long or how much you play?</li><li>Do you play to win back what you lost?</li></ul><p>If any answer is yes, stop and talk to someone. The helplines at the foot of every page are free and confidential.</p><p>On the page <a href="/member/limits">Play limits</a> you can limit your deposits, losses, stakes and time, take a time-out or exclude yourself. Withdrawals stay open throughout, and nobody can reopen play before the date you chose.</p>',
    },
  },
  {
    id: 'install',
    title: { vi: 'Thêm vào màn hình chính', en: 'On your home screen' },
    version: null,
    html: {
      vi: `<h3>Android</h3><ol><li>Mở ${name} bằng Chrome.</li><li>Chạm vào bảng chọn ba chấm ở góc phải.</li><li>Chọn <em>Thêm vào màn hình chính</em>.</li></ol><h3>iPhone</h3><ol><li>Mở ${name} bằng Safari.</li><li>Chạm nút <em>Chia sẻ</em>.</li><li>Chọn <em>Thêm vào MH chính</em>.</li></ol><p>Biểu tượng mở thẳng trang này, không cần gõ địa chỉ.</p>`,
      en: `<h3>Android</h3><ol><li>Open ${name} in Chrome.</li><li>Tap the three-dot menu.</li><li>Choose <em>Add to home screen</em>.</li></ol><h3>iPhone</h3><ol><li>Open ${name} in Safari.</li><li>Tap <em>Share</em>.</li><li>Choose <em>Add to Home Screen</em>.</li></ol><p>The icon opens this exact site, with no address to type.</p>`,
    },
  },
  {
    id: 'complaints',
    title: { vi: 'Góp ý và khiếu nại', en: 'Questions and complaints' },
    version: null,
    html: {
      vi: '<p>Viết cho chúng tôi qua <a href="/feedback">trang góp ý</a>. Bạn nhận một mã tham chiếu ngay lập tức và câu trả lời trong vòng 24 giờ.</p><p>Nếu chưa hài lòng, hãy trả lời kèm mã tham chiếu: một người khác sẽ xem lại từ đầu trong bảy ngày. Sau đó bạn có thể chuyển vụ việc tới cơ quan cấp phép ghi ở cuối trang.</p>',
      en: '<p>Write to us through the <a href="/feedback">feedback page</a>. You get a reference straight away and a reply within 24 hours.</p><p>Not satisfied? Reply with the reference, and someone else will review it within seven days. After that, you may take it to the licensing authority named at the foot of the page.</p>',
    },
  },
];
