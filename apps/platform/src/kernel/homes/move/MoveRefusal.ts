/** A move that cannot be made or gone on with; the message says what to do instead. */
export class MoveRefusal extends Error {
  override readonly name = 'MoveRefusal';
}

/** A move that another command has taken over, which sees to it from now on. */
export class MoveTakenOver extends MoveRefusal {
  constructor(code: string) {
    super(`Another command has taken over ${code}.`);
  }
}
