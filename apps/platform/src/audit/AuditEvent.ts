/** What the audit trail keeps. */
export type AuditEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.locked'
  | 'login.remembered'
  | 'login.rememberedRefused'
  | 'login.freePlay'
  | 'logout'
  | 'session.expired'
  | 'account.registered'
  | 'password.changed'
  | 'password.changeRefused'
  | 'password.resetRequested'
  | 'password.reset'
  | 'code.sent'
  | 'code.refused'
  | 'terms.accepted'
  | 'sandbox.changed';
