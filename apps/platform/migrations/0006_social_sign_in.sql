CREATE TABLE "social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"secret_hash" text NOT NULL,
	"channel" text NOT NULL,
	"return_url" text NOT NULL,
	"party_session" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"merchant_code" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identities_merchant_code_channel_subject_pk" PRIMARY KEY("merchant_code","channel","subject"),
	CONSTRAINT "social_identities_account" UNIQUE("account_id","channel")
);
--> statement-breakpoint
CREATE TABLE "social_used_tokens" (
	"merchant_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_used_tokens_merchant_code_token_hash_pk" PRIMARY KEY("merchant_code","token_hash")
);
--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_attempts_expiry" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_used_tokens_expiry" ON "social_used_tokens" USING btree ("expires_at");