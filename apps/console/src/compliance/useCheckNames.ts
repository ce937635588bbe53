import { useLingui } from '@lingui/react/macro';

/** What the audit's invariants say; one without words here shows its own name. */
export const useCheckNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    'transfer-sums-to-zero': t`Every transfer sums to zero in each currency.`,
    'transfer-has-entries': t`Every transfer has two entries at least.`,
    'balance-is-sum': t`Every balance is the sum of its entries.`,
    'balance-is-last': t`Every balance is that of its last entry.`,
    'versions-without-gaps': t`The entries of an account are numbered without a gap.`,
    'whole-sums-to-zero': t`All balances together are zero in each currency.`,
    'currency-is-members': t`Money is in the currency of its member and of the brand.`,
    'no-overdraft': t`No member’s account is or ever was below zero.`,
    'one-posting-per-key': t`A key stands for one transfer.`,
    'held-money-is-open': t`What is held is the sum of the open holds.`,
    'hold-settled-once': t`A hold is settled once, and whole.`,
    'entries-of-one-merchant': t`An entry belongs to the merchant of its transfer and account.`,
    'entries-say-their-transfer': t`An entry tells the kind and moment of its transfer.`,
    'entries-unchangeable': t`Entries and transfers cannot be changed.`,
    'withdrawal-states-legal': t`Withdrawals go only the ways that there are.`,
    'withdrawal-agrees-with-hold': t`A withdrawal agrees with the money that is held for it.`,
    'deposits-are-posted': t`What a deposit credited stands in the ledger.`,
    'corrections-agreed': t`Two people stand behind every correction.`,
    'corrections-made': t`Every correction that was agreed to was made.`,
    'arrivals-are-credited': t`A transfer that was matched is the whole credit of its deposit.`,
    'sums-are-balances': t`The sums of all days are the house’s balances.`,
    'days-are-sums': t`The sums of a day are those of its entries.`,
    'staff-trail-whole': t`The trail of staff is whole.`,
    'erasures-agreed': t`Two people stand behind every erasure.`,
  };
};
