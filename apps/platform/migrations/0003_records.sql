-- By hand: entries that stand already take kind and moment from their transfers. The owner is held to row-level
-- security as everyone is, until security.sql forces it again.
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_fixed";--> statement-breakpoint
UPDATE "ledger_entries" e SET "kind" = t."kind", "at" = t."at" FROM "ledger_transfers" t WHERE t."id" = e."transfer_id";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_fixed";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "is_single_wallet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_moment" ON "ledger_entries" USING btree ("account_id","at","version");
