type Language = 'vi' | 'en';

/** What the platform writes to people, by template. Codes and links are the only things in them that vary. */
export type Template =
  | { name: 'loginCode' | 'passwordCode' | 'registerCode'; brand: string; code: string; minutes: number }
  | { name: 'paymentCode'; brand: string; code: string; minutes: number }
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
          text: `${template.brand}: ${template.code} is your login code, good for ${template.minutes} minutes. Do not share it with anyone.`,
        };
      case 'passwordCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} is your code for a new password, good for ${template.minutes} minutes. Do not share it with anyone.`,
        };
      case 'registerCode':
        return {
          subject: null,
          text: `${template.brand}: ${template.code} is your registration code, good for ${template.minutes} minutes.`,
        };
      case 'paymentCode':
        return {
          subject: `A new payment password for ${template.brand}`,
          text: `${template.brand}: ${template.code} is your code for a new payment password, good for ${template.minutes} minutes. Do not share it with anyone, not even with our staff.`,
        };
      case 'paymentPasswordReset':
        return {
          subject: `Your ${template.brand} payment password was reset`,
          text: `${template.brand}: your payment password was reset just now. Withdrawals open again in ${template.hours} hours. If this was not you, contact our support at once.`,
        };
      case 'resetLink':
        return {
          subject: `A new password for ${template.brand}`,
          text: [
            `Hello ${template.username},`,
            `You asked for a new password for your ${template.brand} account. Open this link within ${template.minutes} minutes to set one:`,
            template.link,
            'The link works once. If you did not ask for it, ignore this e-mail: your password has not changed.',
          ].join('\n\n'),
        };
    }
  },
};

/** Writes a message in the reader's language. */
export const writeMessage = (language: Language, template: Template): Written => writers[language](template);
