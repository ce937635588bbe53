CREATE TABLE "database_self" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"installation" uuid NOT NULL,
	"name" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "database_self_one" CHECK ("database_self"."id")
);
--> statement-breakpoint
CREATE TABLE "databases" (
	"name" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "databases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "merchant_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_homes" (
	"code" text PRIMARY KEY NOT NULL,
	"database" text NOT NULL,
	"moving_to" text,
	"moved_from" text,
	"token" uuid
);
--> statement-breakpoint
CREATE TABLE "merchant_places" (
	"code" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"token" uuid,
	"is_copied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "merchant_places_state" CHECK ("merchant_places"."state" in ('here', 'closed', 'arriving', 'moved'))
);
--> statement-breakpoint
CREATE INDEX "merchant_changes_code" ON "merchant_changes" USING btree ("code","table_name");