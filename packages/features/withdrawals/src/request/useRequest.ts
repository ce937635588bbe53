import { requestWithdrawal } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefreshMoney } from '../useRefreshMoney.ts';

type Asked = { amount: number; cardId: string; paymentPassword: string };

const newKey = () => crypto.randomUUID();

/**
 * Sends a request. One request keeps its key until it is answered or changed, so that one which was sent and not
 * answered is not made twice.
 */
export const useRequest = () => {
  const { call } = useApi();
  const navigate = useNavigate();
  const refresh = useRefreshMoney();
  const [kept, setKept] = useState({ key: newKey(), of: '' });
  return async (asked: Asked) => {
    const of = `${asked.amount} ${asked.cardId}`;
    const key = kept.of === of || kept.of === '' ? kept.key : newKey();
    setKept({ key, of });
    const { id } = await call(requestWithdrawal, { body: { key, ...asked } });
    setKept({ key: newKey(), of: '' });
    refresh();
    await navigate(`/member/withdrawals?id=${id}`);
  };
};
