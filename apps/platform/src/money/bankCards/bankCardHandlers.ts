import type { Handlers } from '#kernel';
import { addBankCard } from './addBankCard.ts';
import { getBankCards } from './getBankCards.ts';
import { removeBankCard } from './removeBankCard.ts';

/** Handlers of bank cards. */
export const bankCardHandlers = { getBankCards, addBankCard, removeBankCard } satisfies Partial<Handlers>;
