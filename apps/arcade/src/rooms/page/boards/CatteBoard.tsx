import { useState } from 'react';
import { CardFace } from '../../../tables/page/CardFace.tsx';
import type { Card } from '../../../tables/rules/Card.ts';
import { beatsTrick, type CatteView } from '../../catte/catte.ts';
import { useRoom } from '../RoomContext.ts';
import { Hand } from './Hand.tsx';
import { usePlayerName } from './usePlayerName.ts';

const Trick = ({ lying }: { lying: CatteView['lying'] }) => {
  const { say } = useRoom();
  const nameOf = usePlayerName();
  return (
    <ul className="trick">
      {lying.map(({ seat, card, isDown }) => (
        <li key={seat}>
          {card === null || isDown ? (
            <span className="card back">
              <span className="hidden">{say('faceDown')}</span>
            </span>
          ) : (
            <CardFace card={card} />
          )}
          <small>{nameOf(seat)}</small>
        </li>
      ))}
    </ul>
  );
};

/** The table of cát tê: the trick that is played, or the one before it, and one's own hand. */
export const CatteBoard = ({ view }: { view: CatteView }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const [chosen, choose] = useState<Card | null>(null);
  const mine = place === null ? undefined : view.hands[place];
  const hand = typeof mine === 'object' ? mine : [];
  const picked = chosen !== null && hand.includes(chosen) ? chosen : null;
  // Whoever may play knows every card that lies face up, so that none of these is hidden.
  const lying = view.lying.map((one) => ({ ...one, card: one.card ?? 0 }));
  const isLead = view.lying.length === 0;
  const isPlaying = room.phase === 'playing' && place !== null && view.stillIn.includes(place);
  return (
    <>
      <p className="told" aria-live="polite">
        {place !== null && !view.stillIn.includes(place)
          ? say('youAreOut')
          : say(view.trick < 4 ? 'trickOfFour' : 'trickOfLast', { trick: Math.min(view.trick + 1, 6) })}
      </p>
      <div className="middle">
        {view.lying.length > 0 ? (
          <Trick lying={view.lying} />
        ) : (
          view.before.length > 0 && (
            <div className="earlier">
              <small>{say('trickBefore')}</small>
              <Trick lying={view.before} />
            </div>
          )
        )}
      </div>
      <Hand
        cards={hand}
        picked={picked === null ? [] : [picked]}
        onToggle={(card) => choose(card === chosen ? null : card)}
      />
      {isPlaying && (
        <div className="deeds">
          <button
            type="button"
            disabled={!isMyTurn || picked === null || isLead}
            onClick={() => move({ card: picked, isDown: true })}
          >
            {say('playDown')}
          </button>
          <button
            type="button"
            className="main"
            disabled={!isMyTurn || picked === null || !beatsTrick(lying, picked)}
            onClick={() => move({ card: picked, isDown: false })}
          >
            {say(isLead ? 'play' : 'beatIt')}
          </button>
        </div>
      )}
    </>
  );
};

/** How many tricks somebody has won, and whether they are out. */
export const CatteNote = ({ view, place }: { view: CatteView; place: number }) => {
  const { say } = useRoom();
  return view.stillIn.includes(place) ? say('tricksWon', { count: view.won[place] ?? 0 }) : say('isOut');
};
