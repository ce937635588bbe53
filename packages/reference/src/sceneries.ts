/** The scenes that banners, articles and the top of a brand's home page show; the art knows how each is drawn. */
export const sceneries = ['lotus-pond', 'north-bay', 'stadium', 'casino', 'lottery', 'deep-sea'] as const;

/** A scene. */
export type Scenery = (typeof sceneries)[number];
