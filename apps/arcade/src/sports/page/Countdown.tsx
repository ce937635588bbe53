import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';

type Props = { to: number; ahead: number; words: string; ended: string };

/** The time left until a moment of the arcade's clock. */
export const Countdown = ({ to, ahead, words, ended }: Props) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((to - now - ahead) / 1000);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <span role="timer">{left > 0 ? fill(words, { time }) : ended}</span>;
};
