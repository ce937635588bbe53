import type { ValueOf } from '@marquee/contract';
import { asc } from '#drizzle';
import { type Connection, type Reader, textIn } from '#kernel';
import { isShownAt } from '../content/isShownAt.ts';
import type { Asked } from '../content/preview.ts';
import { withPreviewed } from '../content/withPreviewed.ts';
import { noticeRows } from './noticeRows.ts';
import { notices } from './schema.ts';

/** The lines of the ticker that hold now, in their order. */
export const findNotices = async (
  tx: Connection,
  reader: Reader & Asked,
): Promise<ValueOf<'getHome'>['notice']> => {
  const published = await tx
    .select()
    .from(notices)
    .where(isShownAt(notices, reader.now()))
    .orderBy(asc(notices.position), asc(notices.id));
  const rows = await withPreviewed(tx, reader, published, { kind: 'notice', ...noticeRows });
  return rows.map(({ id, text }) => ({ id, text: textIn(reader, text) }));
};
