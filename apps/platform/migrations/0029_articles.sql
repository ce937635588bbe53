CREATE TABLE "articles" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"alt" jsonb NOT NULL,
	"scenery" text NOT NULL,
	"picture" text,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "articles_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE INDEX "articles_recent" ON "articles" USING btree ("merchant_code","published_at");