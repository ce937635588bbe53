import { useState } from 'react';
import { checkRound } from '../../page/checkRound.ts';
import { roomGames, type RoomKind } from '../roomGames.ts';
import { useRoom } from './RoomContext.ts';

/** What proves a game: the hash from before its stakes, the seed that it is of, and what the players added. */
export const Proof = ({ kind }: { kind: RoomKind }) => {
  const { say, room } = useRoom();
  const [checked, setChecked] = useState<{ game: string; isRight: boolean }>();
  const { game, result } = room;
  const isShown = game !== null && room.phase !== 'waiting';
  const check = async () => {
    if (!game || !result) return;
    const { seed, mix, leader, dealt } = result;
    const { isCommitted, draw } = await checkRound({
      seed,
      hash: game.hash,
      client: mix,
      nonce: game.number,
    });
    const again = roomGames[kind].rules.deal(draw, game.players.length, leader);
    setChecked({ game: game.id, isRight: isCommitted && JSON.stringify(again) === JSON.stringify(dealt) });
  };
  return (
    <details className="fairness">
      <summary>{say('proof')}</summary>
      <dl>
        <dt>{isShown ? say('hashBefore') : say('nextHash')}</dt>
        <dd>{isShown ? game.hash : room.nextHash}</dd>
        {isShown && result && (
          <>
            <dt>{say('seedOf')}</dt>
            <dd>{result.seed}</dd>
            <dt>{say('mix')}</dt>
            <dd>{result.mix}</dd>
          </>
        )}
      </dl>
      {isShown && result && (
        <button type="button" onClick={() => void check()}>
          {say('verifyIt')}
        </button>
      )}
      <output>
        {isShown && checked?.game === game.id && say(checked.isRight ? 'isProved' : 'isNotProved')}
      </output>
    </details>
  );
};
