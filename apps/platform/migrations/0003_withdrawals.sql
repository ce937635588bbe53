CREATE TABLE "bank_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"number" text NOT NULL,
	"payee_name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"amount" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_payouts" (
	"merchant_code" text NOT NULL,
	"reference" text NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"event_id" text,
	CONSTRAINT "withdrawal_payouts_merchant_code_reference_pk" PRIMARY KEY("merchant_code","reference"),
	CONSTRAINT "withdrawal_payouts_amount" CHECK ("withdrawal_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proofs" (
	"merchant_code" text NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_proofs_withdrawal_id_position_pk" PRIMARY KEY("withdrawal_id","position")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_rules" (
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "withdrawal_rules_merchant_code_account_id_pk" PRIMARY KEY("merchant_code","account_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"payment" bigint DEFAULT 0 NOT NULL,
	"paid_out" bigint DEFAULT 0 NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"receipt" text,
	"reason" text,
	"risks" jsonb NOT NULL,
	"hold_id" bigint NOT NULL,
	"bank_code" text NOT NULL,
	"number" text NOT NULL,
	"payee_name" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"approve_at" timestamp with time zone,
	"confirm_by" timestamp with time zone,
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."fee" >= 0 and "withdrawals"."amount" > "withdrawals"."fee" and "withdrawals"."received" between 0 and "withdrawals"."amount" - "withdrawals"."fee")
);
--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_payouts" ADD CONSTRAINT "withdrawal_payouts_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proofs" ADD CONSTRAINT "withdrawal_proofs_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_own" ON "bank_cards" USING btree ("merchant_code","account_id","bank_code","number") WHERE "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bank_cards_number" ON "bank_cards" USING btree ("merchant_code","bank_code","number");--> statement-breakpoint
CREATE INDEX "withdrawal_events_withdrawal" ON "withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payouts_open" ON "withdrawal_payouts" USING btree ("withdrawal_id") WHERE "withdrawal_payouts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_key" ON "withdrawals" USING btree ("merchant_code","account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_hold" ON "withdrawals" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("merchant_code","account_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("merchant_code","state","approve_at","confirm_by");