/** A kind of announcement. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR';

/** The kinds of a comma list that its schema has already checked. */
export const parseTypes = (list: string): AnnouncementType[] => list.split(',') as AnnouncementType[];
