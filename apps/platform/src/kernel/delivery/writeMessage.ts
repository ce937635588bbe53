type Language = 'vi' | 'en';

/** What the platform writes to people, by template. */
export type Template =
  | { name: 'loginCode' | 'passwordCode' | 'registerCode'; brand: string; code: string; minutes: number }
  | { name: 'paymentCode'; brand: string; code: string; minutes: number }
  | { name: 'addressCode'; brand: string; code: string; minutes: number }
  | { name: 'newAddress'; brand: string; place: string }
  | { name: 'authenticatorOn' | 'authenticatorOff'; brand: string }
  | { name: 'paymentPasswordReset'; brand: string; hours: number }
  | { name: 'resetLink'; brand: string; username: string; link: string; minutes: number };

type Written = { subject: string | null; text: string };

const writers: Record<Language, (template: Template) => Written> = {
  vi: (template) => {
    switch (template.name) {
      case 'loginCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} là mã đăng nhập của bạn, có hiệu lực ${template.minutes} phút. Không chia sẻ mã này với bất kỳ ai.`,
        };
      case 'passwordCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} là mã đặt lại mật khẩu của bạn, có hiệu lực ${template.minutes} phút. Không chia sẻ mã này với bất kỳ ai.`,
        };
      case 'registerCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} là mã đăng ký của bạn, có hiệu lực ${template.minutes} phút.`,
        };
      case 'paymentCode':
        return {
          subject: `Mã đặt lại mật khẩu rút tiền ${template.brand}`,
          text: `${template.brand}: ${template.code} là mã đặt lại mật khẩu rút tiền của bạn, có hiệu lực ${template.minutes} phút. Không chia sẻ mã này với bất kỳ ai, kể cả nhân viên của chúng tôi.`,
        };
      case 'addressCode':
        return {
          subject: `Mã xác minh đăng nhập ${template.brand}`,
          text: `${template.brand}: ${template.code} là mã xác minh lần đăng nhập từ địa chỉ mới, có hiệu lực ${template.minutes} phút. Nếu bạn không đăng nhập, có người đã biết mật khẩu của bạn: hãy đổi mật khẩu ngay.`,
        };
      case 'newAddress':
        return {
          subject: `Đăng nhập ${template.brand} từ địa chỉ mới`,
          text: `${template.brand}: Tài khoản của bạn vừa được đăng nhập từ địa chỉ mới: ${template.place}. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ bộ phận hỗ trợ.`,
        };
      case 'authenticatorOn':
        return {
          subject: `Đã bật ứng dụng xác thực ${template.brand}`,
          text: `${template.brand}: Ứng dụng xác thực vừa được bật cho tài khoản của bạn. Nếu không phải bạn thực hiện, hãy liên hệ ngay với bộ phận hỗ trợ.`,
        };
      case 'authenticatorOff':
        return {
          subject: `Đã tắt ứng dụng xác thực ${template.brand}`,
          text: `${template.brand}: Ứng dụng xác thực của tài khoản bạn vừa bị tắt. Nếu không phải bạn thực hiện, hãy đổi mật khẩu và liên hệ ngay với bộ phận hỗ trợ.`,
        };
      case 'paymentPasswordReset':
        return {
          subject: `Mật khẩu rút tiền ${template.brand} đã được đặt lại`,
          text: `${template.brand}: Mật khẩu rút tiền của bạn vừa được đặt lại. Bạn có thể rút tiền sau ${template.hours} giờ. Nếu không phải bạn thực hiện, hãy liên hệ ngay với bộ phận hỗ trợ.`,
        };
      case 'resetLink':
        return {
          subject: `Đặt lại mật khẩu ${template.brand}`,
          text: [
            `Xin chào ${template.username},`,
            `Chúng tôi nhận được yêu cầu đặt lại mật khẩu tài khoản ${template.brand} của bạn. Mở liên kết sau trong vòng ${template.minutes} phút để đặt mật khẩu mới:`,
            template.link,
            'Liên kết chỉ dùng được một lần. Nếu bạn không yêu cầu, hãy bỏ qua e-mail này: mật khẩu của bạn không thay đổi.',
          ].join('\n\n'),
        };
    }
  },
  en: (template) => {
    switch (template.name) {
      case 'loginCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} is your login code, valid for ${template.minutes} minutes. Do not share it with anyone.`,
        };
      case 'passwordCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} is your code for a new password, valid for ${template.minutes} minutes. Do not share it with anyone.`,
        };
      case 'registerCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} is your registration code, valid for ${template.minutes} minutes.`,
        };
      case 'paymentCode':
        return {
          subject: `A new payment password for ${template.brand}`,
          text: `${template.brand}: ${template.code} is your code for a new payment password, valid for ${template.minutes} minutes. Do not share it with anyone, not even with our staff.`,
        };
      case 'addressCode':
        return {
          subject: `Your login to ${template.brand}`,
          text: `${template.brand}: ${template.code} verifies your login from a new address, valid for ${template.minutes} minutes. If this was not you, someone knows your password: change it immediately.`,
        };
      case 'newAddress':
        return {
          subject: `A login to ${template.brand} from a new address`,
          text: `${template.brand}: someone has just logged in to your account from a new address: ${template.place}. If this was not you, change your password immediately and contact support.`,
        };
      case 'authenticatorOn':
        return {
          subject: `Authenticator turned on at ${template.brand}`,
          text: `${template.brand}: an authenticator app has just been turned on for your account. If this was not you, contact support immediately.`,
        };
      case 'authenticatorOff':
        return {
          subject: `Authenticator turned off at ${template.brand}`,
          text: `${template.brand}: the authenticator app on your account has just been turned off. If this was not you, change your password and contact support immediately.`,
        };
      case 'paymentPasswordReset':
        return {
          subject: `Your ${template.brand} payment password was reset`,
          text: `${template.brand}: your payment password has just been reset. Withdrawals open again in ${template.hours} hours. If this was not you, contact support immediately.`,
        };
      case 'resetLink':
        return {
          subject: `A new password for ${template.brand}`,
          text: [
            `Hello ${template.username},`,
            `You asked for a new password for your ${template.brand} account. Open this link within ${template.minutes} minutes to set one:`,
            template.link,
            'The link works once. If you did not request this, ignore this e-mail: your password has not changed.',
          ].join('\n\n'),
        };
    }
  },
};

/** Writes a message in the reader's language. */
export const writeMessage = (language: Language, template: Template): Written => writers[language](template);
