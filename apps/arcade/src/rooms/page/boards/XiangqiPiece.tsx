/** What is written on pieces, stroke by stroke, so that no device has to have a font for it. */
const person = 'M7 3L3 10M5.2 8V21';
const bundle = 'M14 3L12 8M13 6H21V15L19 15.5M13 10H18V14H13M13 10V20H21.5V17';
const strokes: Readonly<Record<string, string>> = {
  k: 'M6.5 3V21M3 5V11H6.5M3 15H6.5M14 2L10 8M12.5 5H20L13 11.5M13.8 6L16 8.5M9.5 14H22M18 11V21L15.5 20M12 16L13.5 18.5',
  K: 'M6.5 2L5 5M4 5H9.5V10.5H4M4 5V20M4 14.5H9.5V20H4M12 8V18M12 8H21V17L19 17M16.5 3V22',
  a: 'M4 9H20M12 3V20M6.5 20H17.5',
  A: `${person}M9 10H22M15.5 4V20M10.5 20H20.5`,
  e: 'M9 2L5 6M8.5 3.5H15L13 6M6 6.5H18V11H6ZM12 6.5V11M11 11L4 15.5M11 12C14 14 14.5 20 11 22M12.7 15L5 19M13.3 18L7 22M18.5 12L14 15.5M14 15L21 21',
  E: 'M3 8H11M7 3V21M7 9L3 16M7 10L10.5 14M13.5 4H20.5V20.5H13.5ZM13.5 9.5H20.5M13.5 15H20.5',
  h: 'M6.5 3H18.5M6.5 3V14.5M6.5 6.8H17.5M6.5 10.6H17.5M12 3V14.5M6.5 14.5H20L18.5 21.5L16.5 20.5M4.5 17.5L3.5 21M8.5 17.5L9 20.5M12 17.5L12.7 20M15.2 17L16 19',
  H: `${person}M11 3H20.5M11 3V14.5M11 6.8H20M11 10.6H20M15.5 3V14.5M11 14.5H22L20.5 21.5L19 20.5M9.5 17.5L8.5 21M12.5 17.5L13 20.5M15.2 17.5L15.8 20M17.8 17L18.5 19`,
  r: 'M4 5H20M12 2V22M6 8.3H18V15.7H6ZM6 12H18M3 19H21',
  R: `${person}M10 5H21.5M15.7 2V22M11 8.3H20.5V15.7H11ZM11 12H20.5M9 19H22.5`,
  c: `M3 4.5H10.5M7 4.5L3 13M5 11.5H9.7V18.5H5Z${bundle}`,
  C: `M7 3V11L3 20M7 12L10.5 18M4 7L5 11M10.5 6L9 10${bundle}`,
  p: 'M12 2L13 4.5M4 6H20M9 8L5.5 13.5M8 10.5L10.5 13M16 8L13 13.5M15 10.5L18.5 13.5M3.5 16.5H20.5M12 14V22',
  P: 'M17 2L7.5 4.5M7.5 4V13.5M7.5 8H18.5M13.5 8V13.5M3 13.8H21M9 16.5L5 21.5M14.5 16.5L19 21.5',
};

/** A piece of xiangqi with its sign; nothing where the field is empty. */
export const XiangqiPiece = ({ piece }: { piece: string }) => {
  const path = strokes[piece];
  return path === undefined ? null : (
    <svg className={piece < 'a' ? 'piece red' : 'piece'} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18.8" r="16" className="shade" />
      <circle cx="18" cy="17.5" r="16" className="wood" />
      <circle cx="18" cy="17.5" r="13.6" className="rim" />
      <path d={path} transform="translate(7.4 6.8) scale(.88)" />
    </svg>
  );
};
