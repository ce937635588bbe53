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
ALTER TABLE "announcements" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "starts_at" timestamp with time zone;