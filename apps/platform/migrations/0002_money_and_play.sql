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
CREATE TABLE "deposit_events" (
	"merchant_code" text NOT NULL,
	"event_id" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "deposit_events_merchant_code_event_id_pk" PRIMARY KEY("merchant_code","event_id")
);
--> statement-breakpoint
CREATE TABLE "deposit_methods" (
	"merchant_code" text NOT NULL,
	"method" text NOT NULL,
	"position" smallint NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"min" bigint NOT NULL,
	"max" bigint NOT NULL,
	"quick_amounts" jsonb NOT NULL,
	CONSTRAINT "deposit_methods_merchant_code_method_pk" PRIMARY KEY("merchant_code","method")
);
--> statement-breakpoint
CREATE TABLE "deposit_settings" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"day_max" bigint,
	"open_max" integer NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_slips" (
	"deposit_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"credited" bigint,
	"state" text NOT NULL,
	"account" jsonb,
	"pay_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_paid" CHECK (("deposits"."state" = 'paid') = (coalesce("deposits"."credited", 0) > 0)),
	CONSTRAINT "deposits_ended" CHECK (("deposits"."state" = 'waiting') = ("deposits"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "game_launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"vassalage" text NOT NULL,
	"node_id" text NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"vassalage" text NOT NULL,
	"round_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_transactions" (
	"merchant_code" text NOT NULL,
	"vassalage" text NOT NULL,
	"transaction_id" text NOT NULL,
	"reference" bigserial NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"round_id" text NOT NULL,
	"round" bigint,
	"currency" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"real_part" bigint DEFAULT 0 NOT NULL,
	"bonus_part" bigint DEFAULT 0 NOT NULL,
	"shortfall" bigint DEFAULT 0 NOT NULL,
	"original_id" text,
	"wins" integer DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"rolled_back_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"real_after" bigint NOT NULL,
	"bonus_after" bigint NOT NULL,
	CONSTRAINT "game_transactions_merchant_code_vassalage_transaction_id_pk" PRIMARY KEY("merchant_code","vassalage","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "member_deposit_limits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"day_max" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_choices" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"reality_check_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_exclusions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "play_exclusions_kind" CHECK ("play_exclusions"."kind" in ('timeOut', 'selfExclusion')),
	CONSTRAINT "play_exclusions_order" CHECK ("play_exclusions"."ends_at" > "play_exclusions"."started_at")
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"pending_amount" bigint,
	"pending_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_limits_account_id_kind_period_pk" PRIMARY KEY("account_id","kind","period"),
	CONSTRAINT "play_limits_kind" CHECK ("play_limits"."kind" in ('deposit', 'loss', 'stake', 'session')),
	CONSTRAINT "play_limits_period" CHECK ("play_limits"."period" in ('day', 'week', 'month')),
	CONSTRAINT "play_limits_pending" CHECK ("play_limits"."pending_at" is not null or "play_limits"."pending_amount" is null)
);
--> statement-breakpoint
CREATE TABLE "play_settings" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"limits" jsonb NOT NULL,
	"wait_hours" integer NOT NULL,
	"time_out_hours" jsonb NOT NULL,
	"exclusion_months" jsonb NOT NULL,
	"reality_check_minutes" integer NOT NULL,
	"reality_check_choices" jsonb NOT NULL,
	CONSTRAINT "play_settings_wait" CHECK ("play_settings"."wait_hours" >= 24),
	CONSTRAINT "play_settings_time_out" CHECK (not jsonb_path_exists("play_settings"."time_out_hours", '$[*] ? (@ < 24 || @ > 1008)') and jsonb_array_length("play_settings"."time_out_hours") > 0),
	CONSTRAINT "play_settings_exclusion" CHECK (not jsonb_path_exists("play_settings"."exclusion_months", '$[*] ? (@ < 6)') and jsonb_array_length("play_settings"."exclusion_months") > 0),
	CONSTRAINT "play_settings_reality_check" CHECK ("play_settings"."reality_check_minutes" between 1 and 60),
	CONSTRAINT "play_settings_limits" CHECK (jsonb_path_exists("play_settings"."limits", '$[*] ? (@.kind == "deposit")') and jsonb_path_exists("play_settings"."limits", '$[*] ? (@.kind == "loss")'))
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
ALTER TABLE "sessions" ADD COLUMN "is_ended_by_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "play_closed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reality_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_events" ADD CONSTRAINT "deposit_events_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_deposit_limits" ADD CONSTRAINT "member_deposit_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_choices" ADD CONSTRAINT "play_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_exclusions" ADD CONSTRAINT "play_exclusions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_payouts" ADD CONSTRAINT "withdrawal_payouts_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proofs" ADD CONSTRAINT "withdrawal_proofs_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_own" ON "bank_cards" USING btree ("merchant_code","account_id","bank_code","number") WHERE "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bank_cards_number" ON "bank_cards" USING btree ("merchant_code","bank_code","number");--> statement-breakpoint
CREATE INDEX "deposit_events_deposit" ON "deposit_events" USING btree ("deposit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reference" ON "deposits" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_request" ON "deposits" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "deposits_account" ON "deposits" USING btree ("merchant_code","account_id","created_at");--> statement-breakpoint
CREATE INDEX "game_launches_account" ON "game_launches" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_name" ON "game_rounds" USING btree ("merchant_code","vassalage","account_id","round_id","node_id");--> statement-breakpoint
CREATE INDEX "game_rounds_account" ON "game_rounds" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_transactions_round" ON "game_transactions" USING btree ("round");--> statement-breakpoint
CREATE INDEX "game_transactions_account" ON "game_transactions" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "play_exclusions_account" ON "play_exclusions" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE INDEX "withdrawal_events_withdrawal" ON "withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payouts_open" ON "withdrawal_payouts" USING btree ("withdrawal_id") WHERE "withdrawal_payouts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_key" ON "withdrawals" USING btree ("merchant_code","account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_hold" ON "withdrawals" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("merchant_code","account_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("merchant_code","state","approve_at","confirm_by");