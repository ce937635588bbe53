import { useLingui } from '@lingui/react/macro';
import { endStaffVendorSecret } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, Banner, Button, EmptyState, Inline, LockIcon, Row, RowName, Rows, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Section } from '../members/Section.tsx';
import { useProof } from '../proof/ProofProvider.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import type { Vendor } from './Vendor.ts';

/** The secrets that a vendor may sign with now, and how they are turned over. */
export const Secrets = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay()('vendors.manage');
  const withProof = useProof();
  const queries = useQueryClient();
  const { timeZone } = useMerchant();
  const { dateTime, relative } = useDateTime();
  const [open, setOpen] = useState<'turn' | 'end'>();
  const [newest] = vendor.secrets;
  const isTurning = vendor.secrets.length > 1;
  const isUsed = newest?.usedAt != null;
  const close = () => setOpen(undefined);
  return (
    <Section
      title={t`Secrets`}
      action={
        may && (
          <Inline gap="x2">
            {isTurning && newest?.from === 'console' && (
              <Button tone="caution" look="outline" onClick={() => setOpen('end')}>
                {t`End the old one …`}
              </Button>
            )}
            {!(isTurning && isUsed) && (
              <Button onClick={() => setOpen('turn')}>{t`Turn the secret over …`}</Button>
            )}
          </Inline>
        )
      }
    >
      {vendor.secrets.length === 0 ? (
        <EmptyState
          icon={<LockIcon size="xl" />}
          title={t`This vendor has no secret: its calls are refused.`}
        />
      ) : (
        <Rows label={t`Secrets`}>
          {vendor.secrets.map(({ from, createdAt, usedAt, goodUntil }, index) => (
            <Row
              // Two of the environment are told by nothing else.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${createdAt} ${index}`}
              end={
                goodUntil === null ? (
                  <Badge tone="positive">{t`In use`}</Badge>
                ) : (
                  <Badge tone="caution">{t`Good until ${dateTime(goodUntil, { timeZone })}`}</Badge>
                )
              }
            >
              <RowName>
                {createdAt === null ? t`From the environment` : t`Made ${dateTime(createdAt, { timeZone })}`}
              </RowName>
              {from === 'console' && (
                <Text as="span" size="s" isMuted>
                  {usedAt === null ? t`No call was signed with it yet.` : t`Last used ${relative(usedAt)}.`}
                </Text>
              )}
            </Row>
          ))}
        </Rows>
      )}
      {open === 'turn' && <SecretDialog vendor={vendor} onClose={close} />}
      {open === 'end' && (
        <ReasonDialog
          title={t`End the old secret`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={t`End it now`}
          tone="critical"
          onClose={close}
          onReason={async (reason) => {
            const body = { vendor: vendor.vendor, reason };
            await withProof(() => call(endStaffVendorSecret, { body }));
            await queries.invalidateQueries();
          }}
        >
          {isUsed ? (
            t`Calls that are still signed with it are refused from now on.`
          ) : (
            <Banner tone="critical">
              {t`The vendor has not signed a call with the new secret yet. If it does not have it, every call of it will be refused.`}
            </Banner>
          )}
        </ReasonDialog>
      )}
    </Section>
  );
};
