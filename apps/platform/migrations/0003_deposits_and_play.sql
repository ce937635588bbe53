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
ALTER TABLE "sessions" ADD COLUMN "is_ended_by_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "play_closed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reality_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit_events" ADD CONSTRAINT "deposit_events_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_deposit_limits" ADD CONSTRAINT "member_deposit_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_choices" ADD CONSTRAINT "play_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_exclusions" ADD CONSTRAINT "play_exclusions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_events_deposit" ON "deposit_events" USING btree ("deposit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reference" ON "deposits" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_request" ON "deposits" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "deposits_account" ON "deposits" USING btree ("merchant_code","account_id","created_at");--> statement-breakpoint
CREATE INDEX "play_exclusions_account" ON "play_exclusions" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE INDEX "game_transactions_account" ON "game_transactions" USING btree ("account_id","at");