ALTER TABLE "feedback" ALTER COLUMN "contact_info" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "feedback_account" ON "feedback" USING btree ("merchant_code","account_id","created_at");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_answered" CHECK (("feedback"."answer" is null) = ("feedback"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_reachable" CHECK (coalesce("feedback"."contact_info", "feedback"."account_id"::text) is not null);