import { type ContentKind, contentKindNames } from '@marquee/contract';
import { type Connection, type Context, isSameHash, macOf } from '#kernel';
import { findDraft } from './findDraft.ts';
import type { ContentValue } from './schema.ts';

/** The draft that a preview shows, and until when. */
export type Preview = { kind: ContentKind; id: string; endsAt: Date };

/** Seconds for which a preview holds. */
export const previewSeconds = 900;

/** The cookie that holds one. */
export const previewCookie = 'preview';

const macFor = (key: Uint8Array, merchantCode: string, { kind, id, endsAt }: Preview) =>
  macOf(key, 'content preview', merchantCode, kind, id, String(endsAt.getTime()));

/** What shows a merchant's draft to whoever holds it: signed, for that merchant, until its end. */
export const writePreview = (key: Uint8Array, merchantCode: string, preview: Preview): string =>
  [preview.kind, preview.id, preview.endsAt.getTime(), macFor(key, merchantCode, preview)].join('.');

/** Reads one; null for whatever is not signed for this merchant, or has ended. */
export const readPreview = (
  key: Uint8Array,
  merchantCode: string,
  text: string | undefined,
  now: Date,
): Preview | null => {
  const [name, id, end, mac] = text?.split('.') ?? [];
  const kind = contentKindNames.find((known) => known === name);
  if (!kind || !id || !mac || !/^\d{1,15}$/.test(end ?? '')) return null;
  const preview = { kind, id, endsAt: new Date(Number(end)) };
  if (!isSameHash(mac, macFor(key, merchantCode, preview))) return null;
  return preview.endsAt > now ? preview : null;
};

/** What a call is asked with: whose site, by whom. */
export type Asked = Pick<Context, 'merchant' | 'services' | 'cookies' | 'now'>;

/** The draft of a kind that this visitor previews; undefined for everybody else. */
export const findPreviewed = async (
  tx: Connection,
  { merchant, services, cookies, now }: Asked,
  kind: ContentKind,
): Promise<{ id: string; value: ContentValue } | undefined> => {
  const held = cookies.get(previewCookie);
  const preview = held && readPreview(services.config.macKey, merchant.code, held, now());
  if (!preview || preview.kind !== kind) return undefined;
  const value = await findDraft(tx, kind, preview.id);
  return value && { id: preview.id, value };
};
