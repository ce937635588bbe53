import { useEffect, useState } from 'react';

/** How long a refresh is seen (specification, section 10). Milliseconds. */
const turnTime = 1000;

/** A turn of the refresh mark: it is seen whole, however fast the answer is. */
export const useTurn = () => {
  const [isTurning, setTurning] = useState(false);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setTurning(false), turnTime);
    return () => clearTimeout(timer);
  }, [isTurning]);
  return { isTurning, turn: () => setTurning(true) };
};
