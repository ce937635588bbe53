DROP INDEX "game_rounds_newest";--> statement-breakpoint
CREATE INDEX "game_rounds_newest_real" ON "game_rounds" USING btree ("merchant_code","id") WHERE mode = 'real';--> statement-breakpoint
CREATE INDEX "game_transactions_wins" ON "game_transactions" USING btree ("merchant_code","reference") WHERE kind = 'win' and amount > 0;