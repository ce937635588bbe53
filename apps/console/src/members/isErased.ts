/** Whether an account is one whose member was erased: the name that is left of it is one that nobody can choose. */
export const isErased = ({ username }: { username: string | null }): boolean =>
  /^erased-[0-9a-f]{32}$/.test(username ?? '');
