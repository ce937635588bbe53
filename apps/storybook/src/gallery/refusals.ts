import type { ErrorCode } from '@marquee/contract/errors';

/** The sentences with which the platform refuses, in English and Vietnamese. */
export const refusals = {
  INTERNAL: [
    'Something went wrong on our side. Please try again.',
    'Hệ thống đang gặp lỗi. Bạn vui lòng thử lại.',
  ],
  NOT_FOUND: ['We couldn’t find this.', 'Không tìm thấy nội dung này.'],
  GAME_UNDER_MAINTENANCE: [
    'This game is under maintenance. Please try another one.',
    'Trò chơi đang bảo trì. Vui lòng chọn trò chơi khác.',
  ],
  PLAYER_BLOCKED: ['This account may not play.', 'Tài khoản này không được phép tham gia trò chơi.'],
  REAL_ACCOUNT_REQUIRED: [
    'You need a real account for this.',
    'Bạn cần tài khoản chính thức để dùng mục này.',
  ],
  WRONG_CREDENTIALS: ['The username or password is wrong.', 'Tên đăng nhập hoặc mật khẩu không đúng.'],
  NOT_LOGGED_IN: ['Please log in.', 'Bạn vui lòng đăng nhập.'],
  PROOF_DUE: ['Please confirm that it’s you.', 'Bạn vui lòng xác nhận chính chủ.'],
  INVITATION_OVER: ['This invitation is over.', 'Lời mời này đã hết hạn.'],
  PASSWORD_WRONG: ['The password is wrong.', 'Mật khẩu không đúng.'],
  PAYMENT_PASSWORD_WRONG: ['The payment password is wrong.', 'Mật khẩu rút tiền không đúng.'],
  CODE_WRONG: ['The code is wrong.', 'Mã xác minh không đúng.'],
  PROOF_WRONG: ['This does not match what we have on file.', 'Thông tin không khớp với hồ sơ của bạn.'],
  VERIFICATION_OVER: [
    'This verification has expired. Please log in again.',
    'Lần xác minh này đã kết thúc. Vui lòng đăng nhập lại.',
  ],
  SOCIAL_UNKNOWN: [
    'No account is linked to this identity yet.',
    'Chưa có tài khoản nào liên kết với danh tính này.',
  ],
  SOCIAL_UNREACHABLE: [
    'The network connection is unstable. Please try again.',
    'Kết nối mạng không ổn định. Vui lòng thử lại.',
  ],
} as const satisfies Partial<Record<ErrorCode, readonly [english: string, vietnamese: string]>>;

/** A reason for which the gallery's platform refuses. */
export type RefusalCode = keyof typeof refusals;
