import { getPush } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** Whether this browser tells the member of new messages, and by which key it would. */
export const usePush = () => {
  const { query } = useApi();
  return useQuery(query(getPush, {}));
};
