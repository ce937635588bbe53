import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '@marquee/feature-core';
import { CopyIcon, IconButton, Inline, Text } from '@marquee/ui';
import * as styles from './CustomerNumber.css.ts';

/** The beginning of a member's id, as it is read out: staff finds them by it. */
const shortOf = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

/** What a member tells support who they are by, to be copied. */
export const CustomerNumber = ({ id }: { id: string }) => {
  const { t } = useLingui();
  const copy = useCopy();
  const number = shortOf(id);
  return (
    <Inline gap="x1" canWrap={false}>
      <Text size="s" isMuted>
        <Trans>
          Customer number: <span className={styles.number}>{number}</span>
        </Trans>
      </Text>
      <IconButton
        label={t`Copy the customer number`}
        icon={<CopyIcon size="s" />}
        size="s"
        onClick={() => copy(number, { done: t`Copied: ${number}` })}
      />
    </Inline>
  );
};
