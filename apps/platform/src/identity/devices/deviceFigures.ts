/** How far the history of logins goes back. */
export const deviceFigures = { historyDays: 90, historyRows: 30 } as const;
