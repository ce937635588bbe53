import type { ReactNode } from 'react';
import * as styles from './Game.css.ts';

type Props = {
  /** Names and values; a fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
};

/** Names with their values, one below another. */
export const FactList = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
