CREATE TABLE "audit_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"took" integer NOT NULL,
	"checks" integer NOT NULL,
	"breaches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_player_days" (
	"merchant_code" text NOT NULL,
	"day" date NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "ledger_player_days_merchant_code_day_pk" PRIMARY KEY("merchant_code","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_players" (
	"merchant_code" text NOT NULL,
	"month" date NOT NULL,
	"account_id" uuid NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "ledger_players_merchant_code_month_account_id_pk" PRIMARY KEY("merchant_code","month","account_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_sum_heads" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_sum_marks" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_sums" (
	"merchant_code" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"book" text NOT NULL,
	"game" text NOT NULL,
	"moved_in" bigint NOT NULL,
	"moved_out" bigint NOT NULL,
	"entries" bigint NOT NULL,
	CONSTRAINT "ledger_sums_merchant_code_day_currency_kind_book_game_pk" PRIMARY KEY("merchant_code","day","currency","kind","book","game")
);
--> statement-breakpoint
ALTER TABLE "ledger_sum_marks" ADD CONSTRAINT "ledger_sum_marks_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_runs_moment" ON "audit_runs" USING btree ("merchant_code","started_at");