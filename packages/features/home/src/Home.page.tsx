import { homeSectionsOf, Slot, useSite } from '@marquee/feature-core';
import { Container, cx } from '@marquee/ui';
import { Fragment } from 'react';
import * as styles from './Home.css.ts';
import { HomeFailure } from './sections/HomeFailure.tsx';

/** The home page as the brand composes it: what stands at its top, then its sections in their order. */
const Home = () => {
  const { brand } = useSite();
  return (
    <div className={styles.page}>
      <Slot name={`home-hero-${brand.layout.hero}`} fallback={<div className={styles.heroPlace} />} />
      {homeSectionsOf(brand).map((name, index) => (
        <Fragment key={name}>
          <Container className={cx(styles.section, index > 0 && styles.far)}>
            <Slot name={`home-${name}`} fallback={<div className={styles.shelfPlace} />} />
          </Container>
          {index === 0 && (
            <Container className={styles.section}>
              <HomeFailure />
            </Container>
          )}
        </Fragment>
      ))}
    </div>
  );
};

export default Home;
