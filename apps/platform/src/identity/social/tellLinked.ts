import type { Connection, Context } from '#kernel';
import { sendInboxMessage, type SocialChannel } from '#sites';
import { partyNames } from './partyNames.ts';

/** Tells a member that a further way in was opened: it may have been somebody else. */
export const tellLinked = (
  tx: Connection,
  { merchant, now }: Pick<Context, 'merchant' | 'now'>,
  accountId: string,
  channel: SocialChannel,
): Promise<void> => {
  const party = partyNames[channel];
  return sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId,
    sentAt: now(),
    title: { vi: `Đã liên kết ${party}`, en: `${party} is linked` },
    html: {
      vi: `<p>Từ nay bạn có thể đăng nhập bằng ${party}.</p><p>Nếu không phải bạn thực hiện, vui lòng hủy liên kết tại trang <a href="/member">Tài khoản của tôi</a> và đổi mật khẩu ngay.</p>`,
      en: `<p>You can log in with ${party} from now on.</p><p>If this wasn’t you, unlink it under <a href="/member">My account</a> and change your password immediately.</p>`,
    },
  });
};
