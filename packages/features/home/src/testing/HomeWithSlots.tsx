import { SlotContext, type SlotName } from '@marquee/feature-core';
import type { ReactNode } from 'react';
import DataHero from '../hero/DataHero.slot.tsx';
import FullHero from '../hero/FullHero.slot.tsx';
import PileHero from '../hero/PileHero.slot.tsx';
import SplitHero from '../hero/SplitHero.slot.tsx';
import Home from '../Home.page.tsx';
import PromotionCards from '../promotions/PromotionCards.slot.tsx';
import PromotionRows from '../promotions/PromotionRows.slot.tsx';
import Notices from '../sections/Notices.slot.tsx';
import Service from '../sections/Service.slot.tsx';

const parts: { [name in SlotName]?: ReactNode } = {
  'home-hero-full': <FullHero />,
  'home-hero-split': <SplitHero />,
  'home-hero-data': <DataHero />,
  'home-hero-pile': <PileHero />,
  'home-notices': <Notices />,
  'home-promotions-cards': <PromotionCards />,
  'home-promotions-rows': <PromotionRows />,
  'home-service': <Service />,
};

/** The home page with the sections that are this feature's own. */
export const HomeWithSlots = () => (
  <SlotContext value={(name) => parts[name]}>
    <Home />
  </SlotContext>
);
