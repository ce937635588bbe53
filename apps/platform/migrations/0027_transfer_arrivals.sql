CREATE TABLE "transfer_arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"memo" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_bank" text NOT NULL,
	"payer_number" text NOT NULL,
	"state" text NOT NULL,
	"deposit_id" uuid,
	"decided_by" uuid,
	"decided_by_name" text,
	"refused_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_arrivals_amount" CHECK ("transfer_arrivals"."amount" > 0),
	CONSTRAINT "transfer_arrivals_decided" CHECK ("transfer_arrivals"."state" = 'open' or ("transfer_arrivals"."decided_by" is not null and ("transfer_arrivals"."state" <> 'matched' or "transfer_arrivals"."deposit_id" is not null)))
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "transfer_arrivals" ADD CONSTRAINT "transfer_arrivals_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_arrivals_event" ON "transfer_arrivals" USING btree ("merchant_code","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_arrivals_reference" ON "transfer_arrivals" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_arrivals_deposit" ON "transfer_arrivals" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "transfer_arrivals_queue" ON "transfer_arrivals" USING btree ("merchant_code","state","received_at");--> statement-breakpoint
CREATE INDEX "deposits_queue" ON "deposits" USING btree ("merchant_code","state","created_at");