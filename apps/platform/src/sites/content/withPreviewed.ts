import type { ContentKind } from '@marquee/contract';
import type { Connection } from '#kernel';
import type { Piece } from './ContentStore.ts';
import { type Asked, findPreviewed } from './preview.ts';
import type { ContentValue } from './schema.ts';

type Parts<Row> = {
  kind: ContentKind;
  rowOf: (piece: Piece, value: ContentValue) => Row;
};

/** Published rows, for whoever previews a draft of this kind with it in its place; a new one stands first. */
export const withPreviewed = async <Row extends { id: string }>(
  tx: Connection,
  asked: Asked,
  rows: readonly Row[],
  { kind, rowOf }: Parts<Row>,
): Promise<Row[]> => {
  const draft = await findPreviewed(tx, asked, kind);
  if (!draft) return [...rows];
  const piece = { merchantCode: asked.merchant.code, id: draft.id, now: asked.now() };
  const row = rowOf(piece, draft.value);
  return rows.some(({ id }) => id === row.id)
    ? rows.map((one) => (one.id === row.id ? row : one))
    : [row, ...rows];
};
