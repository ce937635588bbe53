import { Stack } from '@marquee/ui';
import { TokenSection } from './TokenSection.tsx';
import { TokenName } from './TokenName.tsx';
import * as styles from './tokens.css.ts';
import { valuesOf } from './valuesOf.ts';

/** Capitals under stacked marks, and the letters whose bars and hooks are the thinnest. */
const sample = 'ĐẶNG HỮU NGUYỄN · Đổi tiền, thưởng lễ 1.250.000';
/** Below 26 px the hairlines of a display face lose the bar of “Đ”. */
const displaySizes = ['xl', 'xxl', 'display'];

/** The sizes of type, each in the family that it is set in, and the other figures of type. */
export const TypeScale = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <TokenSection title="Type">
    <Stack gap="x5">
      {valuesOf(values, 'size').map(({ name, variable, value }) => (
        <div key={name} className={styles.row}>
          <TokenName name={name} value={value} />
          <div style={{ fontSize: `var(${variable})` }}>
            {displaySizes.includes(name) && <div className={styles.display}>{sample}</div>}
            <div className={styles.body}>{sample}</div>
          </div>
        </div>
      ))}
    </Stack>
    <div className={styles.scale}>
      {['font', 'line-height', 'weight', 'tracking'].flatMap((group) =>
        valuesOf(values, group).map(({ name, variable, value }) => (
          <TokenName key={variable} name={`${group} ${name}`} value={value} />
        )),
      )}
    </div>
  </TokenSection>
);
