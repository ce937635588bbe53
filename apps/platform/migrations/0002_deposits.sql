CREATE TABLE "deposit_events" (
	"merchant_code" text NOT NULL,
	"event_id" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "deposit_events_merchant_code_event_id_pk" PRIMARY KEY("merchant_code","event_id")
);
--> statement-breakpoint
CREATE TABLE "deposit_methods" (
	"merchant_code" text NOT NULL,
	"method" text NOT NULL,
	"position" smallint NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"min" bigint NOT NULL,
	"max" bigint NOT NULL,
	"quick_amounts" jsonb NOT NULL,
	CONSTRAINT "deposit_methods_merchant_code_method_pk" PRIMARY KEY("merchant_code","method")
);
--> statement-breakpoint
CREATE TABLE "deposit_settings" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"day_max" bigint,
	"open_max" integer NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_slips" (
	"deposit_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"credited" bigint,
	"state" text NOT NULL,
	"account" jsonb,
	"pay_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_paid" CHECK (("deposits"."state" = 'paid') = (coalesce("deposits"."credited", 0) > 0)),
	CONSTRAINT "deposits_ended" CHECK (("deposits"."state" = 'waiting') = ("deposits"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "member_deposit_limits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"day_max" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit_events" ADD CONSTRAINT "deposit_events_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_deposit_limits" ADD CONSTRAINT "member_deposit_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_events_deposit" ON "deposit_events" USING btree ("deposit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reference" ON "deposits" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_request" ON "deposits" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "deposits_account" ON "deposits" USING btree ("merchant_code","account_id","created_at");