import { useState, type PointerEvent } from 'react';

/** Which of `count` categories the pointer is at, along the width of an element; the last one otherwise. */
export const usePickedIndex = (count: number, isBanded: boolean) => {
  const [picked, setPicked] = useState<number>();
  const pick = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width ? (clientX - left) / width : 0;
    const index = isBanded ? Math.floor(share * count) : Math.round(share * (count - 1));
    setPicked(Math.min(count - 1, Math.max(0, index)));
  };
  return {
    index: picked !== undefined && picked < count ? picked : count - 1,
    isPicked: picked !== undefined,
    pointerProps: {
      onPointerDown: pick,
      onPointerMove: pick,
      // A finger leaves as it is lifted; what it touched stays chosen.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setPicked(undefined);
      },
    },
  };
};
