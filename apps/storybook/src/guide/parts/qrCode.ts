import type { Guide } from '../Guide.ts';

export const qrCode: Guide = {
  title: 'Content/QrCode',
  parts: ['QrCode'],
  summary: 'A QR code.',
  use: ['On a desktop, for what is opened on a phone: the app, a payment.'],
  avoid: [
    'On a phone, which cannot scan itself: there it is a link.',
    'As the only way: the address or a {Button} stands beside it.',
  ],
  anatomy: [
    ['Code', 'Dark on light in both schemes, for cameras read it so.'],
    ['Label', 'Not seen: what scanning it opens.'],
  ],
  keyboard: 'None: it is seen and not reached.',
  states: { Default: 'As in the side bar.', Small: 'As in the footer.' },
};
