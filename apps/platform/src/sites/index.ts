export type * from './Services.ts';
export { momentImage, momentPictures } from './art/momentPictures.ts';
export type { PictureKinds } from './art/PictureKind.ts';
export { avatarImage, avatars } from './art/avatarPicture.ts';
export { artPath } from './art/artPath.ts';
export { builtPictures, createPictureCache } from './art/createPictureCache.ts';
export type { FoundPicture } from './art/FoundPicture.ts';
export { registerArt } from './art/registerArt.ts';
export { webp } from './art/webp.ts';
export type { ContentStore, Piece } from './content/ContentStore.ts';
export { cropPicture } from './content/cropPicture.ts';
export { findDraft } from './content/findDraft.ts';
export { previewSeconds, writePreview } from './content/preview.ts';
export { previewPath } from './content/previewPage.ts';
export { uploadedPicture } from './content/uploadedPicture.ts';
export { registerPreview } from './content/registerPreview.ts';
export { contentDrafts, contentPictures, contentVersions, type ContentValue } from './content/schema.ts';
export { tableStore } from './content/tableStore.ts';
export { announcementRows, popupRows } from './messages/announcementRows.ts';
export { bannerRows } from './messages/bannerRows.ts';
export { gameAnnouncementRows } from './messages/gameAnnouncementRows.ts';
export { noticeRows } from './messages/noticeRows.ts';
export { promotionRows } from './messages/promotionRows.ts';
export { appStore } from './system/appStore.ts';
export { contactStore } from './system/contactStore.ts';
export { helpRows } from './system/helpRows.ts';
export { findContacts } from './system/findContacts.ts';
export { answerFeedback } from './feedback/answerFeedback.ts';
export { answerRoutes } from './feedback/answerRoutes.ts';
export { feedbackHandlers } from './feedback/feedbackHandlers.ts';
export { textHtml } from './feedback/textHtml.ts';
export { reopenFeedback } from './feedback/reopenFeedback.ts';
export { type Feedback, feedback, feedbackAnswers } from './feedback/schema.ts';
export { cleanHtml } from './messages/cleanHtml.ts';
export { demoMessages } from './messages/demoMessages.ts';
export { findAnnouncements } from './messages/findAnnouncements.ts';
export { findBanners } from './messages/findBanners.ts';
export { findGameAnnouncements } from './messages/findGameAnnouncements.ts';
export { findNotices } from './messages/findNotices.ts';
export { findPromotions } from './messages/findPromotions.ts';
export { messageHandlers } from './messages/messageHandlers.ts';
export {
  bannerImage,
  messagePictures,
  ownScene,
  ownSceneImage,
  type PromotionArt,
  promotionImage,
} from './messages/messagePictures.ts';
export { announcements, banners, notices, promotions } from './messages/schema.ts';
export { type InboxMessage, sendInboxMessage } from './messages/sendInboxMessage.ts';
export { welcomeMessage } from './messages/welcomeMessage.ts';
export { articlePictures } from './news/articlePictures.ts';
export { articleRows } from './news/articleRows.ts';
export { newsHandlers } from './news/newsHandlers.ts';
export { sitemapOf, sitemapSize } from './news/sitemapOf.ts';
export { registerNews } from './news/registerNews.ts';
export { articles } from './news/schema.ts';
export { pushSubscriptions } from './push/schema.ts';
export { registerDocument } from './serving/registerDocument.ts';
export type { PageRenderer } from './serving/createPageRenderer.ts';
export { openPages, pagesAddress } from './serving/openPages.ts';
export { registerSites } from './serving/registerSites.ts';
export type { SocialChannel } from './system/SocialChannel.ts';
export { channelFlags } from './system/channelFlags.ts';
export { createSiteReader } from './system/createSiteReader.ts';
export { knownCountries } from './system/knownCountries.ts';
export { type PatternKind, patterns } from './system/patterns.ts';
export { flagSection } from './system/flagSection.ts';
export { siteSection } from './system/siteSection.ts';
export { readSite } from './system/readSite.ts';
export { readVersions } from './system/readVersions.ts';
export { helpTopics, menuEntries, settings, sites } from './system/schema.ts';
export { systemHandlers } from './system/systemHandlers.ts';
