import type { SlotStart } from '../SlotStart.ts';

const picture = (svg: string) => `url("data:image/svg+xml;utf8,${encodeURIComponent(svg)}")`;

/** Gives the page the colours and the scene of a slot. */
export const wearSkin = ({ palette, backdrop }: SlotStart['skin']): void => {
  const { style } = document.body;
  style.setProperty('--ground', palette.deep);
  // White says nothing on a page whose words are white.
  style.setProperty('--accent', palette.accent === '#ffffff' ? palette.main : palette.accent);
  style.setProperty('--scene', picture(backdrop));
};
