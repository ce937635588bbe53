/** Edition of the drawings. Pictures kept from another edition are drawn anew. */
export const artEdition = '2';
