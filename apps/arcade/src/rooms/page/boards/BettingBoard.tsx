import { CardFace } from '../../../tables/page/CardFace.tsx';
import type { Card } from '../../../tables/rules/Card.ts';
import type { HandResult } from '../../betting/BettingState.ts';
import type { BettingView } from '../../betting/createBetting.ts';
import { liengHand } from '../../lieng/liengHand.ts';
import { bestFive, nameOfValue } from '../../poker/handValue.ts';
import { useRoom } from '../RoomContext.ts';
import { RaiseBar } from './RaiseBar.tsx';
import { usePlayerName } from './usePlayerName.ts';

type NameOf = (hole: readonly Card[], board: readonly Card[]) => string;

const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <span className="shown">
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </span>
);

/** How the hand before ended. */
const Before = ({ last, nameOf }: { last: HandResult; nameOf: NameOf }) => {
  const { say } = useRoom();
  const playerAt = usePlayerName();
  return (
    <section className="hand-before">
      <h3>{say('handBefore', { hand: last.hand + 1 })}</h3>
      {last.board.length > 0 && <Cards cards={last.board} />}
      <ul className="hands-of-round">
        {last.gains.map((gain, seat) => {
          const hole = last.shown[seat];
          return gain === 0 && !hole ? null : (
            // A place of the game stays the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={seat}>
              <span>{playerAt(seat)}</span>
              {hole ? <Cards cards={hole} /> : <span />}
              <small>{hole && nameOf(hole, last.board)}</small>
              <b className="gain">{gain > 0 && `+${gain}`}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type Props = { view: BettingView; nameOf: NameOf; isAnte?: boolean };

const BettingBoard = ({ view, nameOf, isAnte = false }: Props) => {
  const { say, room, place } = useRoom();
  const isPlaying = room.phase === 'playing';
  const isIn = place !== null && !view.folded[place];
  const pot = view.paid.reduce((sum, paid) => sum + paid, 0);
  const { hole, board } = view;
  return (
    <>
      {isPlaying && (
        <>
          <p className="told">
            {say('handOf', { hand: view.hand + 1, hands: view.hands })} ·{' '}
            {isAnte ? say('anteIs', { count: view.bigBlind / 2 }) : say('blindIs', { count: view.bigBlind })}
          </p>
          <div className="middle" key={view.hand}>
            {board.length > 0 && <Cards cards={board} />}
            <p aria-live="polite">{say('potIs', { count: pot })}</p>
            {hole.length > 0 && (
              <div className={isIn ? 'own-cards' : 'own-cards out'}>
                {hole.map((card) => (
                  <CardFace key={card} card={card} />
                ))}
              </div>
            )}
            {hole.length > 0 && (hole.length === 3 || board.length > 0) && (
              <small>{nameOf(hole, board)}</small>
            )}
          </div>
          {isIn && <RaiseBar key={`${view.hand}:${view.street}:${view.current}`} view={view} place={place} />}
        </>
      )}
      {view.last && <Before key={view.last.hand} last={view.last} nameOf={nameOf} />}
    </>
  );
};

/** The table of hold'em. */
export const HoldemBoard = ({ view }: { view: BettingView }) => {
  const { say } = useRoom();
  const nameOf: NameOf = (hole, board) =>
    board.length < 3 ? '' : say(nameOfValue(bestFive([...hole, ...board]).value));
  return <BettingBoard view={view} nameOf={nameOf} />;
};

/** The table of liêng. */
export const LiengBoard = ({ view }: { view: BettingView }) => {
  const { say } = useRoom();
  const nameOf: NameOf = (hole) => {
    const { name, score } = liengHand(hole);
    return name === 'score' ? say('score', { count: score }) : say(`${name}Lieng`);
  };
  return <BettingBoard view={view} nameOf={nameOf} isAnte />;
};

/** Somebody's chips, what they have bet on this street, and whether they are in the hand. */
export const BettingNote = ({ view, place }: { view: BettingView; place: number }) => {
  const { say } = useRoom();
  const chips = view.chips[place] ?? 0;
  const bet = view.bets[place] ?? 0;
  const isOut = view.folded[place] === true && !view.winners;
  return (
    <>
      <b>{say('chips', { count: chips })}</b>
      {view.dealer === place && !view.winners && <em className="banker"> D</em>}
      <br />
      {isOut
        ? say(chips === 0 && (view.paid[place] ?? 0) === 0 ? 'isOut' : 'hasFolded')
        : bet > 0
          ? `↑ ${bet}`
          : ''}
    </>
  );
};
