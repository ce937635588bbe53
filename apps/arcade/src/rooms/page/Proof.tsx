import { useState } from 'react';
import { checkRound } from '../../page/checkRound.ts';
import { VerifyLink } from '../../page/VerifyLink.tsx';
import { roomGames } from '../roomGames.ts';
import { useRoom } from './RoomContext.ts';
import type { RoomStart } from './RoomStart.ts';

/** What proves a game: the hash from before its stakes, the seed that it is of, and what the players added. */
export const Proof = ({ start }: { start: RoomStart }) => {
  const { say, room } = useRoom();
  const [checked, setChecked] = useState<{ game: string; isRight: boolean }>();
  const { game, result } = room;
  const isShown = game !== null && room.phase !== 'waiting';
  // Nobody's win gives every stake back.
  const winnings =
    result === null
      ? 0
      : result.winners.length === 0
        ? room.stake
        : result.winners.includes(room.mySeat ?? -1)
          ? result.prize
          : 0;
  const check = async () => {
    if (!game || !result) return;
    const { seed, mix, leader, dealt } = result;
    const { isCommitted, draw } = await checkRound({
      seed,
      hash: game.hash,
      client: mix,
      nonce: game.number,
    });
    const again = roomGames[start.kind].rules.deal(draw, game.players.length, leader);
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
        <>
          <button type="button" onClick={() => void check()}>
            {say('verifyIt')}
          </button>
          <VerifyLink
            start={start}
            label={say('verify')}
            rounds={[
              {
                id: game.id,
                nonce: game.number,
                client: result.mix,
                hash: game.hash,
                seed: result.seed,
                bet: { seats: game.players.length, leader: result.leader },
                stake: room.stake,
                win: winnings,
                state: result.dealt,
              },
            ]}
          />
        </>
      )}
      <output>
        {isShown && checked?.game === game.id && say(checked.isRight ? 'isProved' : 'isNotProved')}
      </output>
    </details>
  );
};
