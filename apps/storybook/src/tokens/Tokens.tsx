import type { Scheme } from '@marquee/brand/theme';
import { derivePalette, themeVars } from '@marquee/brand/theme';
import { Heading, Stack, Text } from '@marquee/ui';
import type { ShownBrand } from 'virtual:brands';
import { Elevations } from './Elevations.tsx';
import { Lengths } from './Lengths.tsx';
import { Motions } from './Motions.tsx';
import { Surfaces } from './Surfaces.tsx';
import { Tones } from './Tones.tsx';
import { TypeScale } from './TypeScale.tsx';

interface TokensProps {
  brand: ShownBrand;
  scheme: Scheme;
}

/** What a brand is made of in one scheme: every value of the theme with its name, its look and its figures. */
export const Tokens = ({ brand, scheme }: TokensProps) => {
  const palette = derivePalette(brand.tokens, scheme);
  const values = themeVars(brand.tokens, scheme);
  return (
    <Stack gap="x10">
      <Stack gap="x1">
        <Heading level={1}>{brand.name}</Heading>
        <Text isMuted>
          {scheme === 'dark' ? 'Dark' : 'Light'} scheme. Ratios are WCAG 2.2 contrast: text needs 4.5,
          outlines and icons 3.
        </Text>
      </Stack>
      <Surfaces palette={palette} />
      <Tones palette={palette} />
      <TypeScale values={values} />
      <Lengths title="Space" group="space" values={values} />
      <Lengths title="Controls" group="control" values={values} />
      <Elevations values={values} />
      <Motions values={values} />
    </Stack>
  );
};
