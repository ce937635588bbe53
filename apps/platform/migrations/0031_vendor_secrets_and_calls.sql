CREATE TABLE "vendor_calls" (
	"merchant_code" text NOT NULL,
	"vendor" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"answered" integer NOT NULL,
	"refused" integer NOT NULL,
	"failed" integer NOT NULL,
	"unsigned" integer NOT NULL,
	"milliseconds" bigint NOT NULL,
	"times" integer[] NOT NULL,
	CONSTRAINT "vendor_calls_merchant_code_vendor_hour_pk" PRIMARY KEY("merchant_code","vendor","hour")
);
--> statement-breakpoint
CREATE TABLE "vendor_secrets" (
	"merchant_code" text NOT NULL,
	"vendor" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"previous_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "vendor_secrets_merchant_code_vendor_id_pk" PRIMARY KEY("merchant_code","vendor","id")
);
