CREATE TABLE "game_launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"vassalage" text NOT NULL,
	"node_id" text NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"vassalage" text NOT NULL,
	"round_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_transactions" (
	"merchant_code" text NOT NULL,
	"vassalage" text NOT NULL,
	"transaction_id" text NOT NULL,
	"reference" bigserial NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"round_id" text NOT NULL,
	"round" bigint,
	"currency" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"real_part" bigint DEFAULT 0 NOT NULL,
	"bonus_part" bigint DEFAULT 0 NOT NULL,
	"shortfall" bigint DEFAULT 0 NOT NULL,
	"original_id" text,
	"wins" integer DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"rolled_back_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"real_after" bigint NOT NULL,
	"bonus_after" bigint NOT NULL,
	CONSTRAINT "game_transactions_merchant_code_vassalage_transaction_id_pk" PRIMARY KEY("merchant_code","vassalage","transaction_id")
);
--> statement-breakpoint
CREATE INDEX "game_launches_account" ON "game_launches" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_name" ON "game_rounds" USING btree ("merchant_code","vassalage","account_id","round_id","node_id");--> statement-breakpoint
CREATE INDEX "game_rounds_account" ON "game_rounds" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_transactions_round" ON "game_transactions" USING btree ("round");