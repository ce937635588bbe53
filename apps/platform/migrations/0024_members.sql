CREATE TABLE "account_devices" (
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_devices_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "member_flags" (
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"flag" text NOT NULL,
	"person" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_flags_account_id_flag_pk" PRIMARY KEY("account_id","flag")
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"person_id" uuid NOT NULL,
	"person" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "club_label" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "name_key" text GENERATED ALWAYS AS (btrim(regexp_replace(translate(lower(regexp_replace(normalize(coalesce("accounts"."profile"->>'payeeName', "accounts"."profile"->>'fullName'), NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd'), '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "number_end" text GENERATED ALWAYS AS (right("bank_cards"."number", 4)) STORED;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "payee_name_key" text GENERATED ALWAYS AS (btrim(regexp_replace(translate(lower(regexp_replace(normalize("bank_cards"."payee_name", NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd'), '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "account_devices" ADD CONSTRAINT "account_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_flags" ADD CONSTRAINT "member_flags_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_devices_device" ON "account_devices" USING btree ("merchant_code","device_hash");--> statement-breakpoint
CREATE INDEX "account_devices_use" ON "account_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "member_notes_account" ON "member_notes" USING btree ("account_id","written_at");--> statement-breakpoint
CREATE INDEX "accounts_beginning" ON "accounts" USING btree ("merchant_code",username_key collate "C");--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree ("merchant_code","name_key");--> statement-breakpoint
CREATE INDEX "accounts_register_ip" ON "accounts" USING btree ("merchant_code","register_ip");--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("merchant_code","created_at","id") WHERE type <> 4;--> statement-breakpoint
CREATE INDEX "sessions_address" ON "sessions" USING btree ("merchant_code","ip","account_id");--> statement-breakpoint
CREATE INDEX "bank_cards_end" ON "bank_cards" USING btree ("merchant_code","number_end");--> statement-breakpoint
CREATE INDEX "bank_cards_payee" ON "bank_cards" USING btree ("merchant_code","payee_name_key");