import { useState } from 'react';
import { layable, pipsIn, type DominoMove, type DominoView } from '../../domino/domino.ts';
import { useRoom } from '../RoomContext.ts';
import { DominoTile, tileName } from './DominoTile.tsx';

const asHand = (held: readonly number[] | number | undefined) => (typeof held === 'object' ? held : []);

/** The table of dominoes: the chain as it lies, and one's own tiles below. */
export const DominoBoard = ({ view }: { view: DominoView }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const [chosen, choose] = useState<number | null>(null);
  const hand = asHand(place === null ? undefined : view.hands[place]);
  const can = layable(view, hand);
  const fits = can.filter(({ tile }) => tile === chosen).map(({ end }) => end);
  const nameOf = (seat: number) => room.seats[room.game?.players[seat] ?? -1]?.name ?? '';
  const lay = (end: DominoMove['end']) => move({ tile: chosen, end });
  const isFirst = view.chain.length === 0;
  return (
    <>
      <p className="told" aria-live="polite">
        {view.isBlocked
          ? say('isBlocked')
          : view.last && view.last.did !== 'laid' && view.last.seat !== place
            ? say(view.last.did === 'drew' ? 'didDraw' : 'didPass', { name: nameOf(view.last.seat) })
            : view.opening !== null
              ? say('laysFirst')
              : ''}
      </p>
      <div className="middle chain">
        <ol>
          {view.chain.map(({ tile, isTurned }) => (
            <li key={tile}>
              <span className="hidden">{tileName(tile)}</span>
              <DominoTile tile={tile} isTurned={isTurned} />
            </li>
          ))}
        </ol>
        <small>{say('stock', { count: view.stock })}</small>
      </div>
      {view.winners &&
        view.hands.map((held, seat) =>
          seat === place || asHand(held).length === 0 ? null : (
            // A hand belongs to a place of the game.
            // oxlint-disable-next-line react/no-array-index-key
            <p className="left-over" key={seat}>
              {nameOf(seat)}: {say('pips', { count: pipsIn(asHand(held)) })}{' '}
              {asHand(held).map((tile) => (
                <DominoTile key={tile} tile={tile} />
              ))}
            </p>
          ),
        )}
      {hand.length > 0 && (
        <fieldset className="tiles" aria-label={say('tiles', { count: hand.length })}>
          {hand.map((tile) => (
            <button
              key={tile}
              type="button"
              className={`tile${can.some((one) => one.tile === tile) && isMyTurn ? ' fits' : ''}`}
              aria-pressed={tile === chosen}
              aria-label={tileName(tile)}
              onClick={() => choose(tile === chosen ? null : tile)}
            >
              <DominoTile tile={tile} />
            </button>
          ))}
        </fieldset>
      )}
      {room.phase === 'playing' && place !== null && (
        <div className="deeds">
          <button
            type="button"
            className={isMyTurn && can.length === 0 ? 'main' : ''}
            disabled={!isMyTurn || can.length > 0}
            onClick={() => move({ tile: null })}
          >
            {say(view.stock > 0 ? 'drawTile' : 'pass')}
          </button>
          {!isFirst && (
            <button
              type="button"
              className="main"
              disabled={!isMyTurn || !fits.includes('left')}
              onClick={() => lay('left')}
            >
              {say('layLeft')}
            </button>
          )}
          <button
            type="button"
            className="main"
            disabled={!isMyTurn || chosen === null || !fits.includes('right')}
            onClick={() => lay('right')}
          >
            {say(isFirst ? 'play' : 'layRight')}
          </button>
        </div>
      )}
    </>
  );
};

/** How many tiles somebody holds. */
export const DominoNote = ({ view, place }: { view: DominoView; place: number }) => {
  const { say } = useRoom();
  const held = view.hands[place];
  return say('tiles', { count: typeof held === 'number' ? held : asHand(held).length });
};
