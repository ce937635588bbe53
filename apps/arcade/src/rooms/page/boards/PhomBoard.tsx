import { useState } from 'react';
import { CardFace } from '../../../tables/page/CardFace.tsx';
import type { Card } from '../../../tables/rules/Card.ts';
import { bestMelds } from '../../phom/melds.ts';
import { canTake, cannotDiscard, offered, type PhomHand, type PhomView } from '../../phom/phom.ts';
import { useRoom } from '../RoomContext.ts';
import { Hand } from './Hand.tsx';
import { usePlayerName } from './usePlayerName.ts';

const Laid = ({ name, hand, isWinner }: { name: string; hand: PhomHand; isWinner: boolean }) => {
  const { say } = useRoom();
  return (
    <section className="arranged">
      <h3>
        {name} <b>{hand.melds.length === 0 ? say('noMeld') : say('loosePoints', { count: hand.points })}</b>
        {isWinner && ' ★'}
      </h3>
      {[...hand.melds, hand.loose].map((cards, at) =>
        cards.length === 0 ? null : (
          // What was laid down stays as it is.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={at === hand.melds.length ? 'shown loose' : 'shown meld'}>
            {cards.map((card) => (
              <CardFace key={card} card={card} />
            ))}
          </div>
        ),
      )}
    </section>
  );
};

/** The table of phỏm: what everybody put away, and one's own hand with its phỏm first. */
export const PhomBoard = ({ view }: { view: PhomView }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const nameOf = usePlayerName();
  const [chosen, choose] = useState<Card | null>(null);
  const { laid } = view;
  const held = place === null ? undefined : view.hands[place];
  const hand = typeof held === 'object' ? held : [];
  const taken = place === null ? [] : (view.taken[place] ?? []);
  const best = bestMelds(hand, taken);
  const ordered = best ? [...best.melds.flat(), ...best.loose] : hand;
  const offer = offered(view);
  const picked = chosen !== null && hand.includes(chosen) ? chosen : null;
  if (laid)
    return (
      <>
        <p className="told">{view.isFull && say('fullHand')}</p>
        <div className="all-arranged">
          {laid.map((one, seat) => (
            <Laid
              // A place of the game stays the same.
              // oxlint-disable-next-line react/no-array-index-key
              key={seat}
              name={nameOf(seat)}
              hand={one}
              isWinner={seat === view.winner}
            />
          ))}
        </div>
      </>
    );
  const mayTake = isMyTurn && offer !== undefined && canTake(hand, taken, offer);
  return (
    <>
      <p className="told" aria-live="polite">
        {isMyTurn && say(view.phase === 'take' ? (mayTake ? 'drawOrTake' : 'drawNow') : 'putAway')}
      </p>
      <div className="middle">
        <ul className="put-away">
          {view.discards.map((cards, seat) => (
            // A place of the game stays the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={seat}>
              <small>{nameOf(seat)}</small>
              <span className="shown">
                {cards.map((card) => (
                  <span key={card} className={card === offer ? 'offer' : ''}>
                    <CardFace card={card} />
                  </span>
                ))}
              </span>
              {(view.taken[seat] ?? []).length > 0 && (
                <span className="shown eaten">
                  <small>{say('took')}</small>
                  {view.taken[seat]?.map((card) => (
                    <CardFace key={card} card={card} />
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
        <small>{say('stockCards', { count: view.stock })}</small>
      </div>
      <Hand
        cards={ordered}
        picked={picked === null ? [] : [picked]}
        marked={best?.melds.flat() ?? []}
        onToggle={(card) => choose(card === chosen ? null : card)}
      />
      {room.phase === 'playing' && place !== null && (
        <div className="deeds">
          {view.phase === 'take' && isMyTurn ? (
            <>
              <button type="button" className={mayTake ? '' : 'main'} onClick={() => move({ do: 'draw' })}>
                {say('drawCard')}
              </button>
              <button type="button" className="main" disabled={!mayTake} onClick={() => move({ do: 'take' })}>
                {say('takeCard')}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="main"
              disabled={!isMyTurn || picked === null || cannotDiscard(hand, taken, picked) !== undefined}
              onClick={() => move({ do: 'discard', card: picked })}
            >
              {say('discardCard')}
            </button>
          )}
        </div>
      )}
    </>
  );
};

/** How many cards somebody has put away, and what they took. */
export const PhomNote = ({ view, place }: { view: PhomView; place: number }) => {
  const { say } = useRoom();
  const laid = view.laid?.[place];
  if (laid) return laid.melds.length === 0 ? say('noMeld') : say('loosePoints', { count: laid.points });
  return say('ofFour', { count: view.turns[place] ?? 0 });
};
