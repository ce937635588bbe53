import { Grid } from '@marquee/ui';
import { TokenName } from './TokenName.tsx';
import { TokenSection } from './TokenSection.tsx';
import * as styles from './tokens.css.ts';
import { valuesOf } from './valuesOf.ts';

/** How long things move and how: point at one to see it. Under reduced motion it jumps. */
export const Motions = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <TokenSection title="Motion">
    <Grid min="m">
      {valuesOf(values, 'motion').map(({ name, variable, value }) => (
        <div key={name} className={styles.runway}>
          <TokenName name={name} value={value} />
          {name !== 'ease' && (
            <span className={styles.runner} style={{ transitionDuration: `var(${variable})` }} />
          )}
        </div>
      ))}
    </Grid>
  </TokenSection>
);
