/** Members that a search tells at most: whoever needs more needs a narrower one. */
export const mostMembers = 200;
