export const vietnamese: Readonly<Record<string, string>> = {};
