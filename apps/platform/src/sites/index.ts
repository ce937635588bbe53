export type * from './Services.ts';
export type { PictureKinds } from './art/PictureKind.ts';
export { avatars } from './art/avatarPicture.ts';
export { artPath } from './art/artPath.ts';
export { builtPictures, createPictureCache } from './art/createPictureCache.ts';
export type { FoundPicture } from './art/FoundPicture.ts';
export { registerArt } from './art/registerArt.ts';
export { webp } from './art/webp.ts';
export { answerFeedback } from './feedback/answerFeedback.ts';
export { answerRoutes } from './feedback/answerRoutes.ts';
export { feedbackHandlers } from './feedback/feedbackHandlers.ts';
export { reopenFeedback } from './feedback/reopenFeedback.ts';
export { type Feedback, feedback, feedbackAnswers } from './feedback/schema.ts';
export { cleanHtml } from './messages/cleanHtml.ts';
export { demoMessages } from './messages/demoMessages.ts';
export { findAnnouncements } from './messages/findAnnouncements.ts';
export { findBanners } from './messages/findBanners.ts';
export { findPromotions } from './messages/findPromotions.ts';
export { messageHandlers } from './messages/messageHandlers.ts';
export {
  bannerImage,
  messagePictures,
  type PromotionArt,
  promotionImage,
} from './messages/messagePictures.ts';
export { announcements, banners, notices, promotions } from './messages/schema.ts';
export { type InboxMessage, sendInboxMessage } from './messages/sendInboxMessage.ts';
export { welcomeMessage } from './messages/welcomeMessage.ts';
export { registerDocument } from './serving/registerDocument.ts';
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
