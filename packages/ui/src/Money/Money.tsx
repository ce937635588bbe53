import { useLocale, useMoney, type MoneyFormat } from '@marquee/i18n';
import { cx } from '../theme/cx.ts';
import { money, signs } from './Money.css.ts';

/** Props of `Money`. */
export interface MoneyProps extends MoneyFormat {
  /** Whole minor units of the currency. */
  minor: bigint | number;
  currency: string;
  /** Colours gains and losses; together with the sign, so that colour is not alone in saying so. */
  isColoured?: boolean;
}

/** An amount with its currency, in the language of the page, in figures of equal width. */
export const Money = ({ minor, currency, isColoured, ...format }: MoneyProps) => {
  const write = useMoney();
  const sign = minor > 0 ? signs.gain : minor < 0 ? signs.loss : undefined;
  // Signs have no direction of their own: where the page's is another than the language's, they change ends.
  const { direction } = useLocale();
  return (
    <span className={cx(money, isColoured && sign)}>
      <bdi dir={direction}>{write(minor, currency, format)}</bdi>
    </span>
  );
};
