import type { Language } from '@marquee/reference';
import { jsonb, text, timestamp } from '#drizzle/pg-core';

/** A stored text in the languages that it has been written in, at least one. `textIn` picks one to show. */
export type LocalText = Partial<Record<Language, string>>;

/** The merchant that a row belongs to; row-level security goes by it. */
export const merchantCode = () => text('merchant_code').notNull();

/** A moment with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A text in one language or several. */
export const localText = (name: string) => jsonb(name).$type<LocalText>().notNull();
