import { homeSectionsOf, Slot, useSite } from '@marquee/feature-core';
import { Container, cx } from '@marquee/ui';
import * as styles from './Home.css.ts';
import { PartPlace } from './PartPlace.tsx';
import { far, part } from './places.css.ts';
import { HomeFailure } from './sections/HomeFailure.tsx';

/** The home page as the brand composes it: what stands at its top, then its sections in their order. */
const Home = () => {
  const { brand } = useSite();
  const hero = `hero-${brand.layout.hero}` as const;
  return (
    <div className={styles.page}>
      <div className={part} data-part={hero}>
        <Slot name={`home-${hero}`} fallback={<PartPlace />} />
      </div>
      {homeSectionsOf(brand).map((name, index) => (
        <div key={name} className={part} data-part={name} data-later={index > 0 ? '' : undefined}>
          <Container className={cx(styles.section, index > 0 && far)}>
            <Slot name={`home-${name}`} fallback={<PartPlace />} />
          </Container>
          {index === 0 && (
            <Container className={styles.section}>
              <HomeFailure />
            </Container>
          )}
        </div>
      ))}
    </div>
  );
};

export default Home;
