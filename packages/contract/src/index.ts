export { endpoints, type BodyOf, type Operation, type QueryOf, type ValueOf } from './endpoints.ts';
export { commonErrors, errorCodes, type ErrorCode } from './errorCodes.ts';
export { flags, type Flag } from './flags.ts';
export type { Access, Row } from './row.ts';
export { ErrorBody, Failure, FieldProblem, successOf } from './schemas/envelope.ts';
export { gameCategories } from './schemas/games.ts';
export { announcementTypes } from './schemas/messages.ts';
export { movementKinds } from './schemas/records.ts';
export { patternKinds } from './schemas/system.ts';
