import { getDepositOffers, getDeposits, startDeposit } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { depositPath } from '../depositPath.ts';
import type { Method } from '../depositTypes.ts';

/**
 * Asks for a deposit and goes to where it is paid. A wish that failed on its way keeps its id, so that asking again
 * cannot make a second deposit of it.
 */
export const useStartDeposit = () => {
  const { mutation } = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const asked = useRef<{ wish: string; requestId: string }>(undefined);
  const asking = useMutation(mutation(startDeposit));

  const start = async (method: Method, amount: number) => {
    const wish = `${method} ${amount}`;
    if (asked.current?.wish !== wish) asked.current = { wish, requestId: crypto.randomUUID() };
    const { requestId } = asked.current;
    const { reference, payUrl } = await asking.mutateAsync({ body: { requestId, method, amount } });
    asked.current = undefined;
    for (const { id } of [getDeposits, getDepositOffers]) void queries.invalidateQueries({ queryKey: [id] });
    // Back from the gateway's page, a payer comes to the deposit and not to the form.
    await navigate(depositPath(reference));
    if (method === 'redirect' && payUrl) window.location.assign(payUrl);
  };
  return { start, isAsking: asking.isPending };
};
