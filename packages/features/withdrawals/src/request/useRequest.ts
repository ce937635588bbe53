import { requestWithdrawal } from '@marquee/contract/routes';
import { useApi, useIdempotencyKey } from '@marquee/feature-core';
import { useNavigate } from 'react-router-dom';
import { useRefreshMoney } from '../useRefreshMoney.ts';

type Asked = { amount: number; cardId: string; paymentPassword: string };

/** Sends a request and goes to its withdrawal. */
export const useRequest = () => {
  const { call } = useApi();
  const navigate = useNavigate();
  const refresh = useRefreshMoney();
  const once = useIdempotencyKey();
  return async (asked: Asked) => {
    const { amount, cardId } = asked;
    const { id } = await once({ amount, cardId }, (idempotencyKey) =>
      call(requestWithdrawal, { body: { idempotencyKey, ...asked } }),
    );
    refresh();
    await navigate(`/member/withdrawals?id=${id}`);
  };
};
