import { type Site, Slot, useSite } from '@marquee/feature-core';
import { Container } from '@marquee/ui';
import { Fragment, type ReactNode } from 'react';
import { FullHero } from './hero/FullHero.tsx';
import { SplitHero } from './hero/SplitHero.tsx';
import * as styles from './Home.css.ts';
import { PromotionShelf } from './promotions/PromotionShelf.tsx';
import { Categories } from './sections/Categories.tsx';
import { HomeFailure } from './sections/HomeFailure.tsx';
import { NoticeTicker } from './sections/NoticeTicker.tsx';
import { Service } from './sections/Service.tsx';

type Section = NonNullable<Site['brand']['layout']['home']>[number];

/** In the usual order. */
const sections: Readonly<Record<Section, ReactNode>> = {
  notices: <NoticeTicker />,
  categories: <Categories />,
  games: (
    <div id="games">
      <Slot name="home-popular" fallback={<div className={styles.shelfPlace} />} />
    </div>
  ),
  lottery: <Slot name="home-lottery" />,
  promotions: <PromotionShelf />,
  winners: <Slot name="home-winners" />,
  service: <Service />,
};

/** The home page: what is new, what is played, what is offered, and who helps, in the brand's order. */
const Home = () => {
  const { brand, hasFeature } = useSite();
  const { hero, home = Object.keys(sections) as Section[] } = brand.layout;
  const shown = home.filter((name) => name !== 'promotions' || hasFeature('promotions-shelf'));
  return (
    <Container className={styles.page}>
      {hero === 'full' ? <FullHero /> : <SplitHero />}
      {shown.map((name, index) => (
        <Fragment key={name}>
          {sections[name]}
          {index === 0 && <HomeFailure />}
        </Fragment>
      ))}
    </Container>
  );
};

export default Home;
