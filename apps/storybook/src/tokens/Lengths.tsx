import { Stack } from '@marquee/ui';
import { TokenName } from './TokenName.tsx';
import { TokenSection } from './TokenSection.tsx';
import * as styles from './tokens.css.ts';
import { valuesOf } from './valuesOf.ts';

interface LengthsProps {
  title: string;
  group: 'space' | 'control';
  values: Readonly<Record<string, string>>;
}

/** A scale of lengths, each drawn as long as it is. */
export const Lengths = ({ title, group, values }: LengthsProps) => (
  <TokenSection title={title}>
    <Stack gap="x2">
      {valuesOf(values, group).map(({ name, variable, value }) => (
        <div key={name} className={styles.row}>
          <TokenName name={name} value={value} />
          <span className={styles.bar} style={{ inlineSize: `var(${variable})` }} />
        </div>
      ))}
    </Stack>
  </TokenSection>
);
