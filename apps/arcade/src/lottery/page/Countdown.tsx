import { useEffect, useState } from 'react';

const two = (value: number) => String(value).padStart(2, '0');

const write = (seconds: number) => {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const clock = `${two(hours)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return days > 0 ? `${days}d ${clock}` : clock;
};

/** The time left until a moment of the arcade's clock. */
export const Countdown = ({ to, ahead, ended }: { to: number; ahead: number; ended: string }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((to - now - ahead) / 1000);
  return <b role="timer">{left > 0 ? write(left) : ended}</b>;
};
