import { useState } from 'react';
import { CardFace, cardName } from '../../../tables/page/CardFace.tsx';
import type { Card } from '../../../tables/rules/Card.ts';
import { arrange, isInOrder, specialOf, type Arrangement } from '../../mauBinh/arrange.ts';
import type { MauBinhView } from '../../mauBinh/mauBinh.ts';
import { handValue, nameOfValue } from '../../poker/handValue.ts';
import { useRoom } from '../RoomContext.ts';

const lines = [
  ['front', 0, 3],
  ['middle', 3, 8],
  ['back', 8, 13],
] as const;

const inLines = (cards: readonly Card[]): Arrangement => ({
  front: cards.slice(0, 3),
  middle: cards.slice(3, 8),
  back: cards.slice(8),
});

/** An arrangement that all may see, with what it came to. */
const Shown = ({ name, arrangement, points }: { name: string; arrangement: Arrangement; points: number }) => {
  const { say } = useRoom();
  const special = specialOf(arrangement);
  return (
    <section className="arranged">
      <h3>
        {name} <b>{say('plusPoints', { points: points > 0 ? `+${points}` : points })}</b>
      </h3>
      {special ? (
        <p>{say(special === 'dragon' ? 'allDifferent' : special)}</p>
      ) : (
        !isInOrder(arrangement) && <p>{say('foul')}</p>
      )}
      {lines.map(([line]) => (
        <div key={line} className="shown">
          {arrangement[line].map((card) => (
            <CardFace key={card} card={card} />
          ))}
          <small>{say(nameOfValue(handValue(arrangement[line])))}</small>
        </div>
      ))}
    </section>
  );
};

/** The table of mậu binh: three hands to arrange, and everybody's once all are done. */
export const MauBinhBoard = ({ view }: { view: MauBinhView }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const mine = place === null ? undefined : view.hands[place];
  const [cards, setCards] = useState<readonly Card[]>(
    Array.isArray(mine) ? (mine as readonly Card[]).toReversed() : [],
  );
  const [chosen, choose] = useState<Card | null>(null);
  const { points } = view;
  if (points)
    return (
      <div className="all-arranged">
        {view.arranged.map((arrangement, seat) =>
          arrangement && arrangement !== 'hidden' ? (
            <Shown
              // A place of the game stays the same.
              // oxlint-disable-next-line react/no-array-index-key
              key={seat}
              name={seat === place ? say('you') : (room.seats[room.game?.players[seat] ?? -1]?.name ?? '')}
              arrangement={arrangement}
              points={points[seat] ?? 0}
            />
          ) : null,
        )}
      </div>
    );
  if (place === null) return null;
  const arrangement = inLines(cards);
  const touch = (card: Card) => {
    if (chosen !== null && chosen !== card)
      setCards(cards.map((one) => (one === chosen ? card : one === card ? chosen : one)));
    choose(chosen === null ? card : null);
  };
  const suggest = () => {
    const { front, middle, back } = arrange(cards);
    setCards([...front, ...middle, ...back]);
    choose(null);
  };
  const isFine = isInOrder(arrangement) || specialOf(arrangement) !== undefined;
  return (
    <>
      <p className="told" aria-live="polite">
        {isMyTurn ? say(isFine ? 'swapHint' : 'foul') : say('waitsForOthers')}
      </p>
      <div className="middle lines-of-cards">
        {lines.map(([line, from, to]) => (
          <fieldset key={line} className="line-of-cards">
            <legend>
              {say(`${line}Hand`)}: {say(nameOfValue(handValue(arrangement[line])))}
            </legend>
            {cards.slice(from, to).map((card) => (
              <button
                key={card}
                type="button"
                className="slot"
                disabled={!isMyTurn}
                aria-pressed={card === chosen}
                aria-label={cardName(card)}
                onClick={() => touch(card)}
              >
                <CardFace card={card} />
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="deeds">
        <button type="button" disabled={!isMyTurn} onClick={suggest}>
          {say('suggest')}
        </button>
        <button type="button" className="main" disabled={!isMyTurn} onClick={() => move(arrangement)}>
          {say('done')}
        </button>
      </div>
    </>
  );
};

/** Whether somebody is done, and their points at the end. */
export const MauBinhNote = ({ view, place }: { view: MauBinhView; place: number }) => {
  const { say } = useRoom();
  const points = view.points?.[place];
  if (points !== undefined) return say('plusPoints', { points: points > 0 ? `+${points}` : points });
  return say(view.arranged[place] ? 'hasArranged' : 'arranging');
};
