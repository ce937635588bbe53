import { useState } from 'react';
import { CardFace } from '../../../tables/page/CardFace.tsx';
import { beats, readCombination } from '../../tienLen/combination.ts';
import type { TienLenState } from '../../tienLen/tienLen.ts';
import { useRoom } from '../RoomContext.ts';
import { Hand } from './Hand.tsx';

/** A game as its player sees it: the others' hands are numbers of cards until it is over. */
export type TienLenView = Omit<TienLenState, 'hands'> & { hands: readonly (readonly number[] | number)[] };

/** The table of tiến lên: what lies there, and one's own hand to play from. */
export const TienLenBoard = ({ view }: { view: TienLenView }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const [chosen, choose] = useState<readonly number[]>([]);
  const mine = place === null ? undefined : view.hands[place];
  const hand = Array.isArray(mine) ? (mine as readonly number[]) : [];
  const picked = chosen.filter((card) => hand.includes(card));
  const played = readCombination(picked);
  const under = view.lying && readCombination(view.lying.cards);
  const fits =
    played !== undefined &&
    (!under || beats(played, under)) &&
    (view.opening === null || picked.includes(view.opening));
  const toggle = (card: number) =>
    choose(picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card]);
  const isOver = room.phase === 'over';
  return (
    <>
      <div className="middle" aria-live="polite">
        {view.lying ? (
          <div className="lying" key={view.lying.cards.join()}>
            {view.lying.cards.map((card) => (
              <CardFace key={card} card={card} />
            ))}
          </div>
        ) : (
          <p>
            {view.white
              ? say(view.white)
              : isMyTurn
                ? view.opening === null
                  ? say('leads')
                  : say('mustOpen')
                : ''}
          </p>
        )}
        {isOver &&
          view.hands.map((held, index) =>
            Array.isArray(held) && held.length > 0 && index !== place ? (
              // A hand belongs to a place of the game.
              // oxlint-disable-next-line react/no-array-index-key
              <div className="shown" key={index}>
                {(held as readonly number[]).map((card) => (
                  <CardFace key={card} card={card} />
                ))}
              </div>
            ) : null,
          )}
      </div>
      <Hand cards={hand} picked={picked} onToggle={toggle} />
      {room.phase === 'playing' && place !== null && (
        <div className="deeds">
          <button type="button" disabled={!isMyTurn || !view.lying} onClick={() => move({ cards: [] })}>
            {say('pass')}
          </button>
          <button type="button" disabled={picked.length === 0} onClick={() => choose([])}>
            {say('sort')}
          </button>
          <button
            type="button"
            className="main"
            disabled={!isMyTurn || !fits}
            onClick={() => move({ cards: picked })}
          >
            {say('play')}
          </button>
        </div>
      )}
    </>
  );
};

/** How many cards somebody holds, and whether they have passed. */
export const TienLenNote = ({ view, place }: { view: TienLenView; place: number }) => {
  const { say } = useRoom();
  const held = view.hands[place];
  const count = say('cards', { count: typeof held === 'number' ? held : (held?.length ?? 0) });
  return view.passed.includes(place) ? `${count} · ${say('passed')}` : count;
};
