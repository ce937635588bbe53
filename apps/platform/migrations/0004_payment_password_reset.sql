ALTER TABLE "accounts" ADD COLUMN "payment_password_reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_email_verified" boolean DEFAULT false NOT NULL;