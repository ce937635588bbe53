import type { ContentKind } from '@marquee/contract';
import {
  announcementRows,
  appStore,
  articleRows,
  bannerRows,
  contactStore,
  type ContentStore,
  gameAnnouncementRows,
  helpRows,
  noticeRows,
  popupRows,
  promotionRows,
  tableStore,
} from '#sites';

/** Where the content of each kind lives. */
export const contentStores: Readonly<Record<ContentKind, ContentStore>> = {
  announcement: tableStore(announcementRows),
  popup: tableStore(popupRows),
  notice: tableStore(noticeRows),
  banner: tableStore(bannerRows),
  promotion: tableStore(promotionRows),
  article: tableStore(articleRows),
  help: tableStore(helpRows),
  gameAnnouncement: tableStore(gameAnnouncementRows),
  app: appStore,
  contact: contactStore,
};
