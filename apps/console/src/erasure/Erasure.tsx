import { useLingui } from '@lingui/react/macro';
import { askStaffErasure, getStaffErasure } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Button, Row, Rows, Stack, Text } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Section } from '../members/Section.tsx';
import { useProof } from '../proof/ProofProvider.tsx';
import { ErasureRequest } from './ErasureRequest.tsx';
import { useHindranceNames } from './useHindranceNames.ts';

/** How it stands with the erasure of a member, and the way to ask for it. */
export const Erasure = ({ member: { id } }: { member: { id: string } }) => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const { timeZone } = useMerchant();
  const { dateTime } = useDateTime();
  const may = useMay();
  const withProof = useProof();
  const queries = useQueryClient();
  const names = useHindranceNames();
  const [isAsking, setAsking] = useState(false);
  const found = useQuery(query(getStaffErasure, { query: { id } }));
  const { data } = found;
  if (!data) return found.error && <LoadFailure query={found} />;
  const { hindrances, request, erasedAt, paymentsUntil } = data;
  const isPossible = !erasedAt && !request && hindrances.length === 0;
  const ask = async (reason: string) => {
    await withProof(() => call(askStaffErasure, { body: { id, reason } }));
    await queries.invalidateQueries();
  };
  return (
    <Section
      title={t`Erasure`}
      action={
        isPossible &&
        may('compliance.manage') && (
          <Button size="s" tone="critical" look="outline" onClick={() => setAsking(true)}>
            {t`Ask to erase …`}
          </Button>
        )
      }
    >
      {erasedAt ? (
        <Stack gap="x1">
          <Text>{t`Erased on ${dateTime(erasedAt, { timeZone })}.`}</Text>
          <Text isMuted>
            {paymentsUntil
              ? t`To whom it was paid is kept until ${dateTime(paymentsUntil, { timeZone })}, as the law asks.`
              : t`What the law asked for is erased too.`}
          </Text>
        </Stack>
      ) : (
        isPossible && (
          <Text isMuted>{t`Nothing hinders it. It needs the member’s wish and a second person.`}</Text>
        )
      )}
      {hindrances.length > 0 && (
        <Stack gap="x2">
          <Text>{t`This has to be settled before the member can be erased:`}</Text>
          <Rows label={t`What hinders it`}>
            {hindrances.map((each) => (
              <Row key={each}>{names[each]}</Row>
            ))}
          </Rows>
        </Stack>
      )}
      {request && <ErasureRequest request={request} />}
      {isAsking && (
        <ReasonDialog
          title={t`Ask to erase the member`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Ask a second person`}
          tone="critical"
          onClose={() => setAsking(false)}
          onReason={ask}
        >
          {t`Names, phone, mailbox, birthday, messages, devices and ways to log in go for good, and the account closes. Bookings stay under its number; to whom it was paid stays for five years.`}
        </ReasonDialog>
      )}
    </Section>
  );
};
