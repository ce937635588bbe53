import { useLingui } from '@lingui/react/macro';
import { removeKnownAddress } from '@marquee/contract/routes';
import { useApi, useErrorText, useSite, useAction, useToast } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Badge, IconButton, Row, RowName, Text, TrashIcon } from '@marquee/ui';
import type { KnownAddress } from '../SecurityState.ts';
import { useSecurityRenewal } from '../useSecurity.ts';
import * as styles from '../whole.css.ts';

/** One known address, which can be forgotten. */
export const AddressRow = ({
  address: { id, address, country, lastUsedAt, isCurrent },
}: {
  address: KnownAddress;
}) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { brand, language } = useSite();
  const { dateTime } = useDateTime();
  const errorText = useErrorText();
  const toast = useToast();
  const renew = useSecurityRenewal();
  const { run, isBusy } = useAction(
    async () => {
      await call(removeKnownAddress, { body: { id } });
      await renew();
      toast('positive', t`The address has been forgotten.`);
    },
    (error) => toast('critical', errorText(error)),
  );
  const at = dateTime(lastUsedAt, { timeZone: brand.timeZone });
  const name = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return (
    <Row
      end={
        <IconButton
          label={t`Forget the address ${address}, last used ${at}`}
          icon={<TrashIcon />}
          disabled={isBusy}
          onClick={() => run()}
        />
      }
    >
      <RowName>
        {address}
        {isCurrent && <Badge tone="positive">{t`This address`}</Badge>}
      </RowName>
      <Text as="span" size="s" isMuted>
        {name ? (
          <>
            <span className={styles.whole}>{name},</span>{' '}
            <span className={styles.whole}>{t`last used ${at}`}</span>
          </>
        ) : (
          t`Last used ${at}`
        )}
      </Text>
    </Row>
  );
};
