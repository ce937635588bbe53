import { useState } from 'react';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import { ConfirmReceipt } from './ConfirmReceipt.tsx';
import { NotReceived } from './NotReceived.tsx';
import { PartlyReceived } from './PartlyReceived.tsx';

/** What the member answers to a payment. */
export const Answer = ({ withdrawal }: { withdrawal: WithdrawalDetails }) => {
  const { state } = withdrawal;
  const [open, setOpen] = useState<'partly' | 'none'>();
  const close = () => setOpen(undefined);
  if (state !== 'paid' && state !== 'notReceived') return null;
  return (
    <>
      <ConfirmReceipt withdrawal={withdrawal} onOther={setOpen} />
      {open === 'partly' && <PartlyReceived withdrawal={withdrawal} onClose={close} />}
      {open === 'none' && state === 'paid' && <NotReceived withdrawal={withdrawal} onClose={close} />}
    </>
  );
};
