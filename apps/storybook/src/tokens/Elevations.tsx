import { Grid } from '@marquee/ui';
import { TokenName } from './TokenName.tsx';
import { TokenSection } from './TokenSection.tsx';
import * as styles from './tokens.css.ts';
import { valuesOf } from './valuesOf.ts';

/** How corners are rounded and how high things lie. */
export const Elevations = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <>
    <TokenSection title="Radius">
      <Grid min="xs" gap="x6">
        {valuesOf(values, 'radius').map(({ name, variable, value }) => (
          <div key={name} className={styles.block} style={{ borderRadius: `var(${variable})` }}>
            <TokenName name={name} value={value} />
          </div>
        ))}
      </Grid>
    </TokenSection>
    <TokenSection title="Elevation">
      <Grid min="l" gap="x8">
        {valuesOf(values, 'shadow').map(({ name, variable, value }) => (
          <div key={name} className={styles.block} style={{ boxShadow: `var(${variable})` }}>
            <TokenName name={name} value={value} />
          </div>
        ))}
        {valuesOf(values, 'surface').map(({ name, value }) => (
          <div key={name} className={styles.block}>
            <TokenName name={`surface ${name}`} value={value} />
          </div>
        ))}
      </Grid>
    </TokenSection>
  </>
);
