-- Indexes follow their columns: what drizzle-kit would drop and build anew only takes its name.
ALTER TABLE "deposits" RENAME COLUMN "request_id" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "ledger_transfers" RENAME COLUMN "key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "key" TO "idempotency_key";--> statement-breakpoint
ALTER INDEX "deposits_request" RENAME TO "deposits_key";
