ALTER TABLE "accounts" ADD COLUMN "hides_wins" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "game_rounds_newest" ON "game_rounds" USING btree ("merchant_code","id");