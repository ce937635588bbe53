import type { Palette } from '@marquee/brand/theme';
import { Grid } from '@marquee/ui';
import { Ratio } from './Ratio.tsx';
import { TokenName } from './TokenName.tsx';
import { TokenSection } from './TokenSection.tsx';
import * as styles from './tokens.css.ts';

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const inks = ['text', 'textMuted'] as const;
const lines = ['border', 'borderStrong', 'focus', 'skeleton', 'scrim'] as const;

/** The colours behind everything, with what is written on them, and the lines between them. */
export const Surfaces = ({ palette }: { palette: Palette }) => (
  <TokenSection title="Surfaces, text and lines">
    <Grid min="m">
      {surfaces.map((name) => (
        <div key={name} className={styles.sample} style={{ background: palette[name] }}>
          <TokenName name={name} value={palette[name]} />
          {inks.map((ink) => (
            <Ratio key={ink} ink={palette[ink]} on={palette[name]}>
              {ink}
            </Ratio>
          ))}
        </div>
      ))}
    </Grid>
    <Grid min="s">
      {lines.map((name) => (
        <div key={name} className={styles.pair}>
          <span className={styles.swatch} style={{ background: palette[name] }} />
          <TokenName name={name} value={palette[name]} />
        </div>
      ))}
    </Grid>
  </TokenSection>
);
