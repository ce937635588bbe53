CREATE TABLE "member_erasures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"payments_until" timestamp with time zone NOT NULL,
	"payments_erased_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member_erasures" ADD CONSTRAINT "member_erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_erasures_payments" ON "member_erasures" USING btree ("merchant_code","payments_until");