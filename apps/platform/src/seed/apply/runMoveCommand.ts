import { forgetMove, moveMerchant, MoveRefusal, openPlaces, undoMove } from '#kernel';
import type { MoveCommand } from './readCommand.ts';

/** Moves a merchant between databases, telling each stage, or sees to a move that was. Ctrl-C ends it where it stands. */
export const runMoveCommand = async (
  command: MoveCommand,
  storage: Parameters<typeof openPlaces>[0],
  onLost: (error: Error) => void,
): Promise<void> => {
  const places = await openPlaces(storage, onLost);
  const { code } = command;
  let isEnded = false;
  const end = () => void (isEnded = true);
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    if (command.step === 'run') {
      const reached = (stage: string, told: string) => {
        console.log(told);
        if (isEnded && stage !== 'opened')
          throw new MoveRefusal(`Ended. Move ${code} again to go on, or --undo what was done.`);
      };
      await moveMerchant({ places, code, to: command.to, reached });
    } else if (command.step === 'undo') console.log(await undoMove({ places, code }));
    else console.log(await forgetMove({ places, code }));
  } finally {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
    await Promise.all([...places.values()].map(({ close }) => close()));
  }
};
