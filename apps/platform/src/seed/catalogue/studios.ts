/** The invented studios whose games the catalogue holds, in the order in which they are shown. */
export const studios = [
  { vassalage: 'LANTERN', title: 'Lantern Reel' },
  { vassalage: 'BANYAN', title: 'Lucky Banyan' },
  { vassalage: 'NINETIDES', title: 'Nine Tides' },
  { vassalage: 'EMBEROAK', title: 'Ember & Oak' },
  { vassalage: 'COPPERFOX', title: 'Copperfox' },
  { vassalage: 'PAVILION', title: 'Pavilion Live' },
  { vassalage: 'NORTHLIGHT', title: 'Northlight Live' },
  { vassalage: 'PAPERCRANE', title: 'Paper Crane' },
  { vassalage: 'JADEHARBOUR', title: 'Jade Harbour' },
  { vassalage: 'HALFCOURT', title: 'Halfcourt' },
  { vassalage: 'KITEARENA', title: 'Kite Arena' },
  { vassalage: 'REDTHREAD', title: 'Red Thread' },
  { vassalage: 'THREEREGIONS', title: 'Three Regions' },
] as const;
