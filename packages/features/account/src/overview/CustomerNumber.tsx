import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '@marquee/feature-core';
import { CopyIcon, IconButton, Text } from '@marquee/ui';
import * as styles from './CustomerNumber.css.ts';

/** The beginning of a member's id, as it is read out: staff finds them by it. */
const shortOf = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

const Copyable = ({ children: number }: { children: string }) => {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <span className={styles.number}>
      {number}
      <IconButton
        label={t`Copy the customer number`}
        icon={<CopyIcon size="s" />}
        size="s"
        className={styles.copy}
        onClick={() => copy(number, { done: t`Copied: ${number}` })}
      />
    </span>
  );
};

/** What a member tells support who they are by, to be copied. */
export const CustomerNumber = ({ id }: { id: string }) => {
  const number = shortOf(id);
  return (
    <Text size="s" isMuted>
      <Trans>
        Customer number: <Copyable>{number}</Copyable>
      </Trans>
    </Text>
  );
};
