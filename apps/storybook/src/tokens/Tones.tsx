import type { Palette } from '@marquee/brand/theme';
import { Grid, Heading, Stack, toneNames } from '@marquee/ui';
import { Ratio } from './Ratio.tsx';
import { TokenName } from './TokenName.tsx';
import { TokenSection } from './TokenSection.tsx';
import * as styles from './tokens.css.ts';

const fills = ['solid', 'solidHover', 'soft', 'softHover', 'border', 'text'] as const;

/** The scale of each tone, and the contrast of the pairs that components put together. */
export const Tones = ({ palette }: { palette: Palette }) => (
  <TokenSection title="Tones">
    <Grid min="l" gap="x6">
      {toneNames.map((tone) => (
        <Stack key={tone} gap="x2">
          <Heading level={3}>{tone}</Heading>
          <div className={styles.scale}>
            {fills.map((part) => (
              <div key={part} className={styles.pair}>
                <span className={styles.swatch} style={{ background: palette[`${tone}.${part}`] }} />
                <TokenName name={part} value={palette[`${tone}.${part}`]} />
              </div>
            ))}
          </div>
          <Ratio ink={palette[`${tone}.onSolid`]} on={palette[`${tone}.solid`]}>
            onSolid on solid
          </Ratio>
          <Ratio ink={palette[`${tone}.onSoft`]} on={palette[`${tone}.soft`]}>
            onSoft on soft
          </Ratio>
          <Ratio ink={palette[`${tone}.text`]} on={palette.surface}>
            text on surface
          </Ratio>
        </Stack>
      ))}
    </Grid>
  </TokenSection>
);
