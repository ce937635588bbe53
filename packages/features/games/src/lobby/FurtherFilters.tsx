import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { currencies, gameFeatures, isGameFeature } from '@marquee/reference';
import { Chip, cx, Select } from '@marquee/ui';
import { useReturnToPlayer } from '../catalogue/useReturnToPlayer.ts';
import { isVolatility, volatilities } from '../catalogue/volatilities.ts';
import type { Filters } from './filters.ts';
import { gameFeatureNames } from './gameFeatureNames.ts';
import * as styles from './GameFilters.css.ts';

type Props = {
  id: string;
  filters: Filters;
  onChange: (changes: Filters) => void;
  className: string | undefined;
};

/** Percent from which on a return can be asked for. */
const returns = [95, 96, 97, 98];

/** Filters by what a game is like: smallest bet, lines, features, volatility, return. */
export const FurtherFilters = ({ id, filters, onChange, className }: Props) => {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const percent = useReturnToPlayer();
  const { currency } = useSite().brand;
  const { hasLowBet, hasManyLines, feature, volatility, returnToPlayer, category } = filters;
  const least = money(currencies[currency].coin, currency);
  // Only reels have lines and features; what the address asks for stays in sight to be taken back.
  const hasReels = category === undefined || category === 'slots';
  const steps = new Set([...returns, ...(returnToPlayer ? [returnToPlayer] : [])]);
  return (
    <div id={id} className={cx(styles.further, className)}>
      <div className={styles.chips}>
        <Chip
          isSelected={hasLowBet ?? false}
          onToggle={() => onChange({ hasLowBet: !hasLowBet || undefined })}
        >
          {t`Bets from ${least}`}
        </Chip>
        {(hasReels || hasManyLines) && (
          <Chip
            isSelected={hasManyLines ?? false}
            onToggle={() => onChange({ hasManyLines: !hasManyLines || undefined })}
          >
            {t`25 lines or more`}
          </Chip>
        )}
      </div>
      <div className={styles.fields}>
        {(hasReels || feature) && (
          <Select
            label={t`Feature`}
            value={feature ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ feature: isGameFeature(value) ? value : undefined })
            }
          >
            <option value="">{t({ message: 'Any', context: 'filter of games' })}</option>
            {gameFeatures.map((one) => (
              <option key={one} value={one}>
                {i18n._(gameFeatureNames[one])}
              </option>
            ))}
          </Select>
        )}
        <Select
          label={t`Volatility`}
          value={volatility ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ volatility: isVolatility(value) ? value : undefined })
          }
        >
          <option value="">{t({ message: 'Any', context: 'filter of games' })}</option>
          {Object.entries(volatilities).map(([one, name]) => (
            <option key={one} value={one}>
              {i18n._(name)}
            </option>
          ))}
        </Select>
        <Select
          label={t`Return to player`}
          value={returnToPlayer ?? ''}
          onChange={({ target: { value } }) => onChange({ returnToPlayer: Number(value) || undefined })}
        >
          <option value="">{t({ message: 'Any', context: 'filter of games' })}</option>
          {[...steps]
            .toSorted((one, other) => one - other)
            .map((one) => (
              <option key={one} value={one}>
                {t`${percent(one)} or more`}
              </option>
            ))}
        </Select>
      </div>
    </div>
  );
};
