import { useEffect, useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import type { ShownMatch } from '../showSports.ts';

/** The scores that have just changed, in words: who listens hears those alone. */
export const useScoreNews = (matches: readonly ShownMatch[], text: string): string => {
  const [news, setNews] = useState('');
  const known = useRef(new Map<number, string>());
  useEffect(() => {
    const changed = matches.filter(({ number, phase, sides, state }) => {
      const before = known.current.get(number);
      const score = state.score.join(' ');
      known.current.set(number, score);
      return before !== undefined && before !== score && phase !== 'next' && sides.length === 2;
    });
    if (changed.length === 0) return;
    setNews(
      changed
        .map(({ sides: [home = '', away = ''], state: { score } }) =>
          fill(text, { home, goals: score[0] ?? 0, away, against: score[1] ?? 0 }),
        )
        .join('. '),
    );
  }, [matches, text]);
  return news;
};
