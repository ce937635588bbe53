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
CREATE TABLE "content_drafts" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "content_drafts_merchant_code_kind_id_pk" PRIMARY KEY("merchant_code","kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"wide" "bytea" NOT NULL,
	"narrow" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "content_pictures_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"person" text,
	"reason" text,
	CONSTRAINT "content_versions_merchant_code_kind_id_number_pk" PRIMARY KEY("merchant_code","kind","id","number")
);
--> statement-breakpoint
CREATE TABLE "game_announcements" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"text" jsonb NOT NULL,
	"game_id" text,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "game_announcements_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"series" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_sum_marks" ADD CONSTRAINT "ledger_sum_marks_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_runs_moment" ON "audit_runs" USING btree ("merchant_code","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("merchant_code","endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account" ON "push_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "game_launches_running" ON "game_launches" USING btree ("merchant_code","expires_at");