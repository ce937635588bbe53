import type { Guide } from '../Guide.ts';

export const money: Guide = {
  title: 'Content/Money',
  parts: ['Money'],
  summary: 'An amount with its currency, in the language of the page.',
  use: [
    'For every amount that is shown, whatever its size.',
    'With sign and colour where gains and losses stand beside each other.',
  ],
  avoid: [
    'To enter an amount: that is an {AmountField}.',
    'In a text of a catalog: that writes amounts itself.',
  ],
  anatomy: [
    ['Sign', 'Optional; with the colour, so that colour is not alone.'],
    ['Figures', 'Of equal width, so that columns line up.'],
    ['Currency', 'On the side where the language writes it.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: {
    Default: 'An amount in the currency of the brand’s market.',
    Gain: 'With its sign and colour.',
    Loss: 'With its sign and colour.',
    Compact: 'Shortened, where there is little room.',
    Currencies: 'The same amount in four of them.',
  },
};
