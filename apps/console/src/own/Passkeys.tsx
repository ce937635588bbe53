import { useLingui } from '@lingui/react/macro';
import { addStaffPasskey, beginStaffPasskey, removeStaffPasskey } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Inline, PlusIcon, Row, RowName, Rows, Text } from '@marquee/ui';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useApi } from '../api/useApi.ts';
import { Section } from '../members/Section.tsx';
import { canUsePasskeys } from '../proof/canUsePasskeys.ts';
import { makePasskey } from '../proof/makePasskey.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import type { ProofsProps } from './ProofsProps.ts';
import { useDeed } from './useDeed.ts';

/** The passkeys of whoever is logged in. */
export const Passkeys = ({ proofs: { passkeys, hasAuthenticator }, onChange }: ProofsProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { dateTime, relative } = useDateTime();
  const withProof = useProof();
  const { failure, isBusy, run } = useDeed(onChange);
  const add = () =>
    run(async () => {
      const options = await withProof(() => call(beginStaffPasskey, {}));
      const body = await makePasskey(options);
      await withProof(() => call(addStaffPasskey, { body }));
    });
  const remove = (id: string) => run(() => withProof(() => call(removeStaffPasskey, { body: { id } })));
  const isLast = passkeys.length === 1 && !hasAuthenticator;
  return (
    <Section
      title={t`Passkeys`}
      action={
        canUsePasskeys() && (
          <Button size="s" iconStart={<PlusIcon />} isLoading={isBusy} onClick={() => void add()}>
            {t`Add a passkey`}
          </Button>
        )
      }
    >
      <FormRefusal error={failure} />
      {passkeys.length === 0 ? (
        <Text
          isMuted
        >{t`You have none yet. A passkey needs no code: the device that has it is unlocked.`}</Text>
      ) : (
        <Rows label={t`Passkeys`}>
          {passkeys.map(({ id, browser, system, isSynced, addedAt, lastUsedAt }) => {
            const name = [browser, system].filter(Boolean).join(' · ') || t`A device without a name`;
            return (
              <Row
                key={id}
                end={
                  !isLast && (
                    <Button
                      size="s"
                      tone="critical"
                      look="outline"
                      aria-label={t`Remove the passkey of ${name}`}
                      isLoading={isBusy}
                      onClick={() => void remove(id)}
                    >{t`Remove`}</Button>
                  )
                }
              >
                <Inline gap="x2">
                  <RowName>{name}</RowName>
                  {isSynced && <Badge>{t`On several devices`}</Badge>}
                </Inline>
                <Text size="s" isMuted>
                  {t`Added ${dateTime(addedAt)}`} ·{' '}
                  {lastUsedAt ? t`Last used ${relative(lastUsedAt)}` : t`Not used yet`}
                </Text>
              </Row>
            );
          })}
        </Rows>
      )}
    </Section>
  );
};
