import type { Texts } from './Texts.ts';

/** What the platform says in Vietnamese. */
export const vi: Texts = {
  errors: {
    INVALID_INPUT: 'Vui lòng kiểm tra lại các mục được đánh dấu.',
    MALFORMED_BODY: 'Không đọc được yêu cầu này.',
    DECRYPTION_FAILED: 'Không mở được dữ liệu bảo mật. Vui lòng thử lại.',
    NOT_FOUND: 'Không tìm thấy nội dung này.',
    METHOD_NOT_ALLOWED: 'Địa chỉ này không nhận loại yêu cầu đó.',
    PAYLOAD_TOO_LARGE: 'Dữ liệu gửi lên quá lớn.',
    UNSUPPORTED_MEDIA_TYPE: 'Loại dữ liệu này không được chấp nhận.',
    REPLAYED: 'Yêu cầu này đã được nhận trước đó. Vui lòng thử lại.',
    RATE_LIMITED: 'Bạn thao tác hơi nhanh. Vui lòng chờ một lát.',
    BUSY: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
    INTERNAL: 'Đã có lỗi từ phía chúng tôi. Vui lòng thử lại.',
    DOMAIN_UNKNOWN: 'Không có trang nào ở địa chỉ này. Vui lòng liên hệ bộ phận hỗ trợ.',
    MERCHANT_MISMATCH: 'Yêu cầu này thuộc về trang khác. Vui lòng tải lại trang.',
    MAINTENANCE: 'Trang đang được bảo trì. Vui lòng quay lại sau ít phút.',
    REGION_RESTRICTED: 'Trang chưa phục vụ tại khu vực của bạn.',
    FEATURE_DISABLED: 'Tính năng này hiện chưa được mở.',
    NOT_LOGGED_IN: 'Vui lòng đăng nhập trước.',
    SESSION_EXPIRED: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
    NOT_AGENT: 'Chỉ đại lý mới mở được mục này.',
    NOT_MEMBER: 'Chỉ hội viên mới đăng nhập được tại đây.',
    REAL_ACCOUNT_REQUIRED: 'Bạn cần tài khoản chính thức để dùng mục này.',
    PASSWORD_CHANGE_REQUIRED: 'Vui lòng đặt mật khẩu mới trước.',
    WRONG_CREDENTIALS: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    CAPTCHA_REQUIRED: 'Vui lòng nhập mã xác nhận trong hình.',
    CAPTCHA_WRONG: 'Mã xác nhận không đúng.',
    ACCOUNT_LOCKED: 'Bạn đã nhập sai quá nhiều lần. Vui lòng chờ rồi đăng nhập lại.',
    CODE_WRONG: 'Mã xác minh không đúng.',
    CODE_EXPIRED: 'Mã xác minh đã hết hạn. Vui lòng yêu cầu mã mới.',
    CODE_TRIES_EXCEEDED: 'Bạn đã nhập sai mã quá nhiều lần. Vui lòng yêu cầu mã mới.',
    MOBILE_INVALID: 'Vui lòng nhập số điện thoại di động hợp lệ.',
    USERNAME_TAKEN: 'Tên đăng nhập này đã có người dùng.',
    MOBILE_TAKEN: 'Số điện thoại này đã được đăng ký.',
    EMAIL_TAKEN: 'Địa chỉ e-mail này đã được đăng ký.',
    INVITATION_CODE_INVALID: 'Mã giới thiệu không hợp lệ.',
    OLD_PASSWORD_WRONG: 'Mật khẩu hiện tại không đúng.',
    PASSWORD_UNCHANGED: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
    RESET_LINK_INVALID: 'Liên kết này đã được dùng hoặc đã hết hạn. Vui lòng yêu cầu liên kết mới.',
    REMEMBERED_LOGIN_INVALID: 'Vui lòng đăng nhập lại.',
    UNDERAGE: 'Bạn chưa đủ tuổi tham gia.',
    TERMS_OUTDATED: 'Điều khoản đã thay đổi. Vui lòng đọc và đồng ý với bản mới.',
  },
  rules: {
    required: () => 'Vui lòng không để trống mục này.',
    unknown: () => 'Mục này không tồn tại.',
    type: () => 'Giá trị này không đúng dạng.',
    length: ({ min = 0, max }) => {
      if (max === undefined) return `Vui lòng nhập ít nhất ${min} ký tự.`;
      return min > 0 ? `Vui lòng nhập từ ${min} đến ${max} ký tự.` : `Vui lòng nhập tối đa ${max} ký tự.`;
    },
    words: ({ min, max }) => `Vui lòng viết từ ${min} đến ${max} từ.`,
    range: ({ min, max }) => {
      if (max === undefined) return `Giá trị phải từ ${min} trở lên.`;
      return min === undefined ? `Giá trị tối đa là ${max}.` : `Giá trị phải từ ${min} đến ${max}.`;
    },
    pattern: () => 'Giá trị này không đúng dạng.',
    choice: () => 'Vui lòng chọn một trong các giá trị có sẵn.',
    items: ({ max }) => `Tối đa ${max} mục.`,
    characters: () => 'Nội dung có ký tự không lưu được.',
    notFound: () => 'Không tìm thấy mục này.',
  },
  customerServiceHours: 'Phục vụ 24/7, tất cả các ngày trong tuần',
};
