import { Slot, useSite } from '@marquee/feature-core';
import { Container } from '@marquee/ui';
import { FullHero } from './hero/FullHero.tsx';
import { SplitHero } from './hero/SplitHero.tsx';
import * as styles from './Home.css.ts';
import { PromotionShelf } from './promotions/PromotionShelf.tsx';
import { Categories } from './sections/Categories.tsx';
import { HomeFailure } from './sections/HomeFailure.tsx';
import { NoticeTicker } from './sections/NoticeTicker.tsx';
import { Service } from './sections/Service.tsx';

/** The home page: what is new, what is played, what is offered, and who helps. */
const Home = () => {
  const { brand, hasFeature } = useSite();
  return (
    <Container className={styles.page}>
      {brand.layout.hero === 'full' ? <FullHero /> : <SplitHero />}
      <NoticeTicker />
      <HomeFailure />
      <Categories />
      <div id="games">
        <Slot name="home-popular" fallback={<div className={styles.shelfPlace} />} />
      </div>
      <Slot name="home-lottery" />
      {hasFeature('promotions-shelf') && <PromotionShelf />}
      <Slot name="home-winners" />
      <Service />
    </Container>
  );
};

export default Home;
