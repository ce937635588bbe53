import { useLingui } from '@lingui/react/macro';
import { Radio } from '@marquee/ui';
import * as styles from '../request/CardChoice.css.ts';
import type { Channel, ResetWays } from './ResetWays.ts';

type Props = {
  receivers: ResetWays['receivers'];
  value: Channel;
  onChoose: (channel: Channel) => void;
};

/** The verified phone or mailbox that the code goes to. */
export const ChannelChoice = ({ receivers, value, onChoose }: Props) => {
  const { t } = useLingui();
  const names: Readonly<Record<Channel, string>> = { sms: t`By SMS`, email: t`By e-mail` };
  return (
    <fieldset>
      <legend className={styles.legend}>{t`Where should we send the code?`}</legend>
      <div className={styles.choices}>
        {receivers.map(({ channel, receiver }) => (
          <div key={channel} className={styles.choice}>
            <Radio
              name="channel"
              value={channel}
              label={names[channel]}
              hint={receiver}
              checked={channel === value}
              onChange={() => onChoose(channel)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
