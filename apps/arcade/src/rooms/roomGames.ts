import { caro } from './caro/caro.ts';
import { reversi } from './reversi/reversi.ts';
import type { RoomRules } from './RoomRules.ts';
import { tienLen } from './tienLen/tienLen.ts';
import { xiangqi } from './xiangqi/xiangqi.ts';
import { oAnQuan } from './oAnQuan/oAnQuan.ts';
import { domino } from './domino/domino.ts';
import { mauBinh } from './mauBinh/mauBinh.ts';
import { baCay } from './baCay/baCay.ts';
import { catte } from './catte/catte.ts';
import { phom } from './phom/phom.ts';
import { holdem } from './holdem/holdem.ts';
import { lieng } from './lieng/lieng.ts';

/** What is played in rooms, by kind; `short` begins the ids of its rooms. */
export const roomGames = {
  tienLen: { short: 'tl', rules: tienLen as RoomRules },
  caro: { short: 'caro', rules: caro as RoomRules },
  xiangqi: { short: 'xq', rules: xiangqi as RoomRules },
  reversi: { short: 'rev', rules: reversi as RoomRules },
  oAnQuan: { short: 'oaq', rules: oAnQuan as RoomRules },
  domino: { short: 'dom', rules: domino as RoomRules },
  mauBinh: { short: 'mb', rules: mauBinh as RoomRules },
  baCay: { short: 'bc', rules: baCay as RoomRules },
  catte: { short: 'cat', rules: catte as RoomRules },
  phom: { short: 'phom', rules: phom as RoomRules },
  holdem: { short: 'hold', rules: holdem as RoomRules },
  lieng: { short: 'lieng', rules: lieng as RoomRules },
} as const;

/** The name of a kind of rooms. */
export type RoomKind = keyof typeof roomGames;

/** Whether a kind of games is played in rooms. */
export const isRoomKind = (kind: string): kind is RoomKind => Object.hasOwn(roomGames, kind);
