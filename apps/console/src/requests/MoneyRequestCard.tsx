import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffRequest } from '@marquee/contract/routes';
import { Money, Text } from '@marquee/ui';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { useWords } from '../withdrawals/useWords.ts';
import { RequestCard } from './RequestCard.tsx';

type Request = RouteValue<'getStaffRequests'>['requests'][number];

/** What is asked about a withdrawal or a member's money, for a second person. */
export const MoneyRequestCard = ({ request }: { request: Request }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const words = useWords();
  const { id, kind, reference, memberId, amount, currency, answer } = request;
  return (
    <RequestCard
      title={
        <>
          {words.requests[kind]} <Money minor={amount} currency={currency} />
        </>
      }
      link={{
        to: memberId === null ? `/withdrawals/${reference}` : `/members/${memberId}`,
        text: reference,
      }}
      request={request}
      may={may('withdrawals.decide') && (memberId === null || may('members.correct'))}
      decide={(decision) => call(decideStaffRequest, { body: { id, decision } })}
    >
      {answer && <Text>{t`The member would read: ${answer}`}</Text>}
    </RequestCard>
  );
};
