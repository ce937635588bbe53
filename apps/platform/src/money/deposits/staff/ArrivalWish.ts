import type { StaffRequest } from '#staff';

/** What a transfer is to be matched with: a deposit, whose it is and what it was asked for; null sends it back. */
export type ArrivalWish = { deposit: string; username: string; asked: number } | null;

/** Reads what a request wants. */
export const wishOf = ({ wish }: StaffRequest): ArrivalWish => (wish ?? null) as ArrivalWish;
