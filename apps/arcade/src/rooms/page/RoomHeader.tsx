import { BackLink } from '../../tables/page/BackLink.tsx';
import { writeAmount } from '../../page/writeAmount.ts';
import type { RoomStart } from './RoomStart.ts';

/** The way back, the game, and what the player has. */
export const RoomHeader = ({ start, balance }: { start: RoomStart; balance: number | undefined }) => (
  <header className="top">
    <BackLink start={start} />
    <h1>{start.title}</h1>
    <span className="balance">{balance === undefined ? '' : writeAmount(balance, start)}</span>
  </header>
);
