import { getDepositOffers, getDeposits, startDeposit } from '@marquee/contract/routes';
import { useApi, useIdempotencyKey } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { depositPath } from '../depositPath.ts';

/** Asks for a deposit and goes to where it is paid. */
export const useStartDeposit = () => {
  const { call } = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const once = useIdempotencyKey();

  return async (method: string, amount: number) => {
    const wish = { method, amount };
    const { reference, shows, payUrl } = await once(wish, (idempotencyKey) =>
      call(startDeposit, { body: { idempotencyKey, ...wish } }),
    );
    for (const { id } of [getDeposits, getDepositOffers]) void queries.invalidateQueries({ queryKey: [id] });
    // Back from the gateway's page, a payer comes to the deposit and not to the form.
    await navigate(depositPath(reference));
    if (shows === 'redirect' && payUrl) window.location.assign(payUrl);
  };
};
