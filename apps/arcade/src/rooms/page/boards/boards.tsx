import type { ComponentType, ReactNode } from 'react';
import type { RoomKind } from '../../roomGames.ts';
import { CaroBoard } from './CaroBoard.tsx';
import { ReversiBoard, ReversiNote } from './ReversiBoard.tsx';
import { Sign } from './Sign.tsx';
import { TienLenBoard, TienLenNote } from './TienLenBoard.tsx';
import { XiangqiBoard, XiangqiNote } from './XiangqiBoard.tsx';
import { OAnQuanBoard, OAnQuanNote } from './OAnQuanBoard.tsx';
import { DominoBoard, DominoNote } from './DominoBoard.tsx';
import { MauBinhBoard, MauBinhNote } from './MauBinhBoard.tsx';
import { BaCayBoard, BaCayNote } from './BaCayBoard.tsx';
import { CatteBoard, CatteNote } from './CatteBoard.tsx';
import { PhomBoard, PhomNote } from './PhomBoard.tsx';
import { BettingNote, HoldemBoard, LiengBoard } from './BettingBoard.tsx';

/** How a game is shown: its board, and what stands beside each seat while it is played. */
export type RoomBoard = {
  Board: ComponentType<{ view: unknown }>;
  Note: ComponentType<{ view: unknown; place: number }>;
};

/** A board's view is what its rules' `view` gives; the kind that a page is of holds the two together. */
const shown = <View,>(
  Board: (props: { view: View }) => ReactNode,
  Note: (props: { view: View; place: number }) => ReactNode,
) => ({ Board, Note }) as unknown as RoomBoard;

/** The board of each kind of rooms. */
export const boards: Readonly<Record<RoomKind, RoomBoard>> = {
  caro: shown(CaroBoard, Sign),
  reversi: shown(ReversiBoard, ReversiNote),
  tienLen: shown(TienLenBoard, TienLenNote),
  xiangqi: shown(XiangqiBoard, XiangqiNote),
  oAnQuan: shown(OAnQuanBoard, OAnQuanNote),
  domino: shown(DominoBoard, DominoNote),
  mauBinh: shown(MauBinhBoard, MauBinhNote),
  baCay: shown(BaCayBoard, BaCayNote),
  catte: shown(CatteBoard, CatteNote),
  phom: shown(PhomBoard, PhomNote),
  holdem: shown(HoldemBoard, BettingNote),
  lieng: shown(LiengBoard, BettingNote),
};
