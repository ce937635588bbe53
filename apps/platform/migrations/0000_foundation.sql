CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"type" integer NOT NULL,
	"nickname" text NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"is_password_default" boolean DEFAULT false NOT NULL,
	"payment_password_hash" text,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"mobile" text,
	"is_mobile_verified" boolean DEFAULT false NOT NULL,
	"email" text,
	"email_key" text,
	"birthday" date,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"upline_id" uuid,
	"affiliate_code" text,
	"may_transfer_to_upline" boolean DEFAULT false NOT NULL,
	"age_confirmed_at" timestamp with time zone,
	"terms_version" text,
	"privacy_version" text,
	"terms_accepted_at" timestamp with time zone,
	"register_method" text NOT NULL,
	"register_url" text,
	"register_domain" text,
	"register_ip" text,
	"last_login_at" timestamp with time zone,
	"last_login_ip" text,
	"last_login_country" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"ip" text NOT NULL,
	"country" text,
	"request_id" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb,
	"alt" jsonb NOT NULL,
	"scenery" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "banners_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"answer_mac" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"reference" text NOT NULL,
	"question_type" text NOT NULL,
	"content" text NOT NULL,
	"contact_info" text NOT NULL,
	"language" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "games" (
	"merchant_code" text NOT NULL,
	"node_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"badge" text,
	"return_to_player" real,
	"min_bet" bigint,
	"max_bet" bigint,
	"lines" integer,
	"volatility" text,
	"released_on" date,
	"has_demo" boolean NOT NULL,
	"has_real" boolean NOT NULL,
	"is_under_maintenance" boolean DEFAULT false NOT NULL,
	"popularity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "games_merchant_code_node_id_pk" PRIMARY KEY("merchant_code","node_id")
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"version" text,
	"position" integer NOT NULL,
	CONSTRAINT "help_topics_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lotteries" (
	"merchant_code" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"game_id" text NOT NULL,
	"is_official" boolean NOT NULL,
	"region" text,
	"draw_day_of_week" text NOT NULL,
	"draw_minute" integer NOT NULL,
	"interval_minutes" integer,
	"group_name" text,
	"position" integer NOT NULL,
	CONSTRAINT "lotteries_merchant_code_code_pk" PRIMARY KEY("merchant_code","code")
);
--> statement-breakpoint
CREATE TABLE "menu_entries" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"label" jsonb NOT NULL,
	"category" text,
	"path" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "menu_entries_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"text" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "notices_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"alt" jsonb NOT NULL,
	"category" text NOT NULL,
	"ends_at" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "promotions_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remembered_logins" (
	"series" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"method" text NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"rotated_for_ip" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"method" text NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text,
	"previous_login_at" timestamp with time zone,
	"previous_login_ip" text,
	"previous_login_country" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"merchant_code" text NOT NULL,
	"mod_id" text NOT NULL,
	"parent_mod_id" text,
	"is_enabled" boolean NOT NULL,
	"value" text,
	"position" integer NOT NULL,
	CONSTRAINT "settings_merchant_code_mod_id_pk" PRIMARY KEY("merchant_code","mod_id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"home_country" text NOT NULL,
	"restricted_countries" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"register_fields" jsonb NOT NULL,
	"mobile_fields" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"minimum_age" integer NOT NULL,
	"birthday_age" integer NOT NULL,
	"has_register_captcha" boolean NOT NULL,
	"password_max_age_days" integer NOT NULL,
	"customer_service_url" text,
	"customer_service_email" text,
	"resources" jsonb NOT NULL,
	"is_under_maintenance" boolean DEFAULT false NOT NULL,
	"maintenance_ends_at" timestamp with time zone,
	"maintenance_message" text
);
--> statement-breakpoint
CREATE TABLE "used_payloads" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"merchant_code" text NOT NULL,
	"vassalage" text NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vendors_merchant_code_vassalage_pk" PRIMARY KEY("merchant_code","vassalage")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"merchant_code" text NOT NULL,
	"purpose" text NOT NULL,
	"mobile" text NOT NULL,
	"code_mac" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_codes_merchant_code_purpose_mobile_pk" PRIMARY KEY("merchant_code","purpose","mobile")
);
--> statement-breakpoint
CREATE TABLE "winners" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"player" text NOT NULL,
	"node_id" text NOT NULL,
	"prize" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "winners_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_logins" ADD CONSTRAINT "remembered_logins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree ("merchant_code","username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_mobile" ON "accounts" USING btree ("merchant_code","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("merchant_code","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_affiliate_code" ON "accounts" USING btree ("merchant_code","affiliate_code");--> statement-breakpoint
CREATE INDEX "accounts_upline" ON "accounts" USING btree ("merchant_code","upline_id");--> statement-breakpoint
CREATE INDEX "accounts_expiry" ON "accounts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "announcements_recent" ON "announcements" USING btree ("merchant_code","published_at");--> statement-breakpoint
CREATE INDEX "audit_events_account" ON "audit_events" USING btree ("merchant_code","account_id","at");--> statement-breakpoint
CREATE INDEX "captchas_expiry" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_reference" ON "feedback" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE INDEX "feedback_due" ON "feedback" USING btree ("merchant_code","due_at");--> statement-breakpoint
CREATE INDEX "games_category" ON "games" USING btree ("merchant_code","category","position");--> statement-breakpoint
CREATE INDEX "inbox_messages_account" ON "inbox_messages" USING btree ("merchant_code","account_id","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "outbox_recent" ON "outbox" USING btree ("merchant_code","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rate_counters_expiry" ON "rate_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "remembered_logins_account" ON "remembered_logins" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_payloads_expiry" ON "used_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_expiry" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "winners_recent" ON "winners" USING btree ("merchant_code","won_at");