import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Language, OneOf } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import {
  ContentId,
  ContentKindName,
  ContentValue,
  PictureId,
  StaffContent,
  StaffContentLine,
} from '../schemas/staffContent.ts';
import { SeenVersion } from '../schemas/staffSite.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'content.read' } as const;
const manageRow = { ...shared, method: 'POST', permission: 'content.manage' } as const;
const piece = { kind: ContentKindName, id: ContentId };
const seen = { ...piece, version: SeenVersion };

/** Calls by which staff writes what players of the merchant read that the call names. */
export const staffContent = defineRows({
  getStaffContents: {
    ...readRow,
    path: '/wps/staff/contents',
    summary: 'The content of one kind, what is published and what is drafted.',
    query: component('StaffContentsQuery', { kind: ContentKindName }),
    value: component('StaffContents', {
      languages: Type.Array(Language, { description: 'Those of the merchant, its own first.' }),
      kinds: Type.Array(ContentKindName, { description: 'Those that the site has a place for.' }),
      contents: Type.Array(StaffContentLine),
    }),
  },
  getStaffContent: {
    ...readRow,
    path: '/wps/staff/content',
    summary: 'One piece of content: what is published, its draft, and everything that was published before.',
    query: component('StaffContentQuery', piece),
    value: StaffContent,
  },
  saveStaffContent: {
    ...manageRow,
    path: '/wps/staff/content',
    summary:
      'Keeps a draft of a piece, or of a new one where no id is told, unless somebody has changed it since that version was read. Players see nothing of it.',
    body: component('StaffContentDraft', {
      kind: ContentKindName,
      id: Type.Optional(ContentId),
      version: Type.Optional(SeenVersion),
      value: ContentValue,
    }),
    value: StaffContent,
    errors: ['SETTINGS_CHANGED', 'FEATURE_DISABLED'],
  },
  discardStaffContent: {
    ...manageRow,
    path: '/wps/staff/content/discard',
    summary: 'Throws a draft away; what is published stays.',
    body: component('StaffContentDiscard', seen),
    value: component('StaffContentDiscarded', { isGone: Type.Boolean() }),
    errors: ['SETTINGS_CHANGED'],
  },
  publishStaffContent: {
    ...manageRow,
    path: '/wps/staff/content/publish',
    summary: 'Publishes the draft on all nodes at once, as a further version.',
    body: component('StaffContentPublication', { ...seen, reason: StaffReason }),
    value: StaffContent,
    errors: ['SETTINGS_CHANGED'],
  },
  withdrawStaffContent: {
    ...manageRow,
    path: '/wps/staff/content/withdraw',
    summary: 'Takes a piece off the site; its versions stay, and each can be drafted and published again.',
    body: component('StaffContentWithdrawal', { ...seen, reason: StaffReason }),
    value: StaffContent,
    errors: ['SETTINGS_CHANGED'],
  },
  previewStaffContent: {
    ...manageRow,
    path: '/wps/staff/content/preview',
    summary:
      'An address of the merchant’s site that shows the draft to whoever opens it, for a quarter of an hour.',
    body: component('StaffContentPreview', { ...piece, scheme: OneOf('dark', 'light') }),
    value: component('StaffContentPreviewed', { url: Type.String() }),
  },
  addStaffPicture: {
    ...manageRow,
    path: '/wps/staff/content/picture',
    summary:
      'Takes a PNG or JPEG, by what it holds and not by its name, and keeps it cut to the two crops of the sites.',
    bodyType: 'image',
    timeout: 60_000,
    body: Type.Unsafe<Uint8Array>(Type.String({ contentEncoding: 'binary' })),
    value: component('StaffPicture', {
      id: PictureId,
      path: Type.String({ description: 'Where the console shows it.' }),
    }),
    errors: ['PICTURE_UNREADABLE'],
  },
});
