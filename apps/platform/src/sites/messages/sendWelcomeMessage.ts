import type { Connection, Merchant } from '#kernel';
import { sendInboxMessage } from './sendInboxMessage.ts';

/** Greets a new member in the inbox. */
export const sendWelcomeMessage = (
  tx: Connection,
  { code, brand }: Merchant,
  accountId: string,
  sentAt: Date,
): Promise<void> =>
  sendInboxMessage(tx, {
    merchantCode: code,
    accountId,
    sentAt,
    title: { vi: `Chào mừng bạn đến với ${brand.name}`, en: `Welcome to ${brand.name}` },
    html: {
      vi: `<p>Cảm ơn bạn đã mở tài khoản tại ${brand.name}. Mọi thông báo dành riêng cho bạn sẽ nằm trong hộp thư này.</p><p>Bạn hãy xem <a href="/help">trung tâm trợ giúp</a> để biết cách bảo vệ tài khoản và chơi có chừng mực. Khi cần, đội ngũ hỗ trợ luôn trả lời trong vòng 24 giờ.</p>`,
      en: `<p>Thank you for opening an account with ${brand.name}. Messages meant only for you will arrive in this inbox.</p><p>The <a href="/help">help centre</a> explains how to keep your account safe and play responsibly. Whenever you need us, we reply within 24 hours.</p>`,
    },
  });
