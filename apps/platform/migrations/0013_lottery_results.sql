CREATE TABLE "lottery_results" (
	"merchant_code" text NOT NULL,
	"code" text NOT NULL,
	"draw_number" text NOT NULL,
	"vassalage" text NOT NULL,
	"reference" bigserial NOT NULL,
	"region" text,
	"drawn_on" date NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"prizes" jsonb NOT NULL,
	CONSTRAINT "lottery_results_merchant_code_code_draw_number_pk" PRIMARY KEY("merchant_code","code","draw_number")
);
--> statement-breakpoint
CREATE TABLE "lottery_tellings" (
	"merchant_code" text NOT NULL,
	"id" bigserial NOT NULL,
	"code" text NOT NULL,
	"draw_number" text NOT NULL,
	"vassalage" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"prizes" jsonb NOT NULL,
	"is_taken" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_tellings_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE INDEX "lottery_results_region" ON "lottery_results" USING btree ("merchant_code","region","drawn_on");--> statement-breakpoint
CREATE INDEX "lottery_results_latest" ON "lottery_results" USING btree ("merchant_code","code","drawn_at");--> statement-breakpoint
CREATE INDEX "lottery_tellings_draw" ON "lottery_tellings" USING btree ("merchant_code","code","draw_number");