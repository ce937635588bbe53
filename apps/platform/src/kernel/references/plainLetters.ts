/** Letters and digits that nobody mixes up when reading them aloud: 31, a prime. */
export const plainLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
