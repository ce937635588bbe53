import type { Language } from '#kernel';

const labels = {
  vi: { player: 'Hội viên', agent: 'Đại lý', demo: 'Chơi thử' },
  en: { player: 'Member', agent: 'Agent', demo: 'Demo' },
} as const;

/** The label that stands beside an account's name, by its type. */
export const clubLabel = (type: number, language: Language): string => {
  if (type === 0) return labels[language].player;
  return type === 4 ? labels[language].demo : labels[language].agent;
};
