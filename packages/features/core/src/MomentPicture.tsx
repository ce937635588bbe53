import { type Moment, momentPath, momentSize } from '@marquee/reference';
import { LazyImage } from '@marquee/ui';
import { useSite } from './site.ts';

/** The brand's picture of a moment in which a page has nothing of its own to show; words beside it say so. */
export const MomentPicture = ({ moment }: { moment: Moment }) => {
  const { brand, imageUrl } = useSite();
  const merchant = brand.merchants.find(({ primary }) => primary) ?? brand.merchants[0]!;
  return <LazyImage src={imageUrl(momentPath(merchant.code, moment))} alt="" {...momentSize} />;
};
