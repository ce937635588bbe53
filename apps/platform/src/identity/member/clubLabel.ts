import { type Language, memberTypeOf } from '@marquee/reference';

const labels = {
  vi: { player: 'Hội viên', agent: 'Đại lý', demo: 'Chơi thử' },
  en: { player: 'Member', agent: 'Agent', demo: 'Demo' },
} as const;

/** The label that stands beside an account's name, by its type. */
export const clubLabel = (type: number, language: Language): string => {
  const { player, agent, demo } = labels[language];
  const role = memberTypeOf(type)?.role;
  if (role === 'player') return player;
  return role === 'freePlay' ? demo : agent;
};
