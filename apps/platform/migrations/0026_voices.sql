CREATE TABLE "feedback_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"feedback_id" uuid NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"person" text
);
--> statement-breakpoint
CREATE TABLE "feedback_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "assigned_name" text;--> statement-breakpoint
ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_answers_case" ON "feedback_answers" USING btree ("feedback_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_templates_title" ON "feedback_templates" USING btree ("merchant_code","language","title");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assigned" CHECK (("feedback"."assigned_to" is null) = ("feedback"."assigned_name" is null));--> statement-breakpoint
ALTER TABLE "feedback" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "feedback_answers" ("merchant_code", "feedback_id", "text", "answered_at") SELECT "merchant_code", "id", "answer", "answered_at" FROM "feedback" WHERE "answer" IS NOT NULL;
