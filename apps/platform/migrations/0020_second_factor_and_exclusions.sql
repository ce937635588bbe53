CREATE TABLE "exclusion_marks" (
	"mark" text NOT NULL,
	"is_proven" boolean NOT NULL,
	"excluded_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "exclusion_marks_mark_is_proven_pk" PRIMARY KEY("mark","is_proven")
);
--> statement-breakpoint
CREATE TABLE "play_reviews" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"likenesses" jsonb NOT NULL,
	"is_held" boolean NOT NULL,
	"excluded_until" timestamp with time zone,
	"found_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "play_reviews_decision" CHECK ("play_reviews"."decision" in ('somebodyElse', 'excluded')),
	CONSTRAINT "play_reviews_decided" CHECK (("play_reviews"."decision" is null) = ("play_reviews"."decided_at" is null) and ("play_reviews"."decision" is null) = ("play_reviews"."decided_by" is null))
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "second_factor_after" jsonb DEFAULT '["social"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "known_address_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_reviews" ADD CONSTRAINT "play_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusion_marks_end" ON "exclusion_marks" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "play_reviews_open" ON "play_reviews" USING btree ("merchant_code","found_at") WHERE "play_reviews"."decided_at" is null;