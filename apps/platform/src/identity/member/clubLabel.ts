import { type Message, msg } from '@marquee/i18n/msg';
import { type Language, type MemberRole, memberTypeOf } from '@marquee/reference';
import { say } from '#kernel';

const labels: Record<MemberRole, Message> = { player: msg`Member`, agent: msg`Agent`, freePlay: msg`Demo` };

/** The label that stands beside an account's name, by its type. */
export const clubLabel = (type: number, language: Language): string =>
  say(language, labels[memberTypeOf(type)?.role ?? 'agent']);
