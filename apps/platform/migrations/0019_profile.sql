CREATE TABLE "account_pictures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "security_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "avatar" integer;--> statement-breakpoint
ALTER TABLE "account_pictures" ADD CONSTRAINT "account_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;