import { stillList, type StillId } from '@marquee/arcade/stills';
import { addressOf } from './showStill.ts';

/** A page of the arcade as it stands at one moment, as wide as the window and as high as it is itself. */
export const StillFrame = ({ still, language }: { still: StillId; language: string }) => (
  <object
    type="text/html"
    aria-label={stillList[still]}
    data={addressOf(still, language)}
    style={{ display: 'block', inlineSize: '100%', blockSize: '100vh' }}
  />
);
