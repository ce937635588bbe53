import type { LocalText } from '../../db/columns.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The message that a new member finds in the inbox. */
export const welcomeMessage = (brandName: string): { title: LocalText; html: LocalText } => {
  const name = escaped(brandName);
  return {
    title: { vi: `Chào mừng bạn đến với ${brandName}`, en: `Welcome to ${brandName}` },
    html: {
      vi: `<p>Tài khoản ${name} của bạn đã sẵn sàng. Chúc bạn chơi vui và biết điểm dừng.</p><p>Không bao giờ chia sẻ mật khẩu hay mã SMS với bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi.</p>`,
      en: `<p>Your ${name} account is ready. Enjoy the games, and play within your limits.</p><p>Never share your password or an SMS code with anyone: our staff never ask for them.</p>`,
    },
  };
};
