import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { depositIcons } from '../schemas/deposits.ts';
import { Game, Winner } from '../schemas/games.ts';
import { Announcement, HomeBanner, Picture, Promotion } from '../schemas/messages.ts';
import { Nullable, OneOf } from '../schemas/scalars.ts';

/** The call that the home page is made from. */
export const home = defineRows({
  getHome: {
    method: 'GET',
    path: '/wps/relay/MCS_home',
    module: 'HOME',
    summary: 'Everything that the home page shows, in one answer.',
    token: 'none',
    value: component('Home', {
      notice: Type.Array(component('Notice', { id: Type.String(), text: Type.String() })),
      banners: Type.Array(HomeBanner),
      // The brand's own, for a home page without banners.
      scene: Picture,
      popup: Nullable(Announcement),
      promotion: Type.Array(Promotion),
      popular: Type.Array(Game),
      resources: Type.Array(
        component('Resource', {
          resourceType: OneOf('Android', 'iOS', 'iOSLite', 'H5', 'TELEGRAM1'),
          url: Type.String(),
        }),
      ),
      paymentMethods: Type.Array(
        component('PaymentMethod', {
          icon: Type.Enum([...depositIcons]),
          label: Type.String({ description: "In the reader's language." }),
        }),
        { description: 'The ways in which members deposit; empty where the site takes no money.' },
      ),
      domainList: Type.Array(Type.String()),
      customerService: component('CustomerService', {
        url: Nullable(Type.String()),
        email: Nullable(Type.String()),
        hours: Type.String(),
      }),
      winnerBoard: Type.Array(Winner),
    }),
  },
});
