import { localStore } from '@marquee/feature-core';
import { useState } from 'react';

const most = 6;

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStore.get('searches') ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/** What was searched for in this browser and led to a game, the latest first. */
export const useRecentSearches = () => {
  const [recent, setRecent] = useState(read);
  return {
    recent,
    keep: (search: string) => {
      const next = [search, ...read().filter((each) => each !== search)].slice(0, most);
      localStore.set('searches', JSON.stringify(next));
      setRecent(next);
    },
    forget: () => {
      localStore.remove('searches');
      setRecent([]);
    },
  };
};
