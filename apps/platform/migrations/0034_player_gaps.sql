CREATE TABLE "ledger_player_gaps" (
	"merchant_code" text NOT NULL,
	"day" date NOT NULL,
	"day_before" date NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "ledger_player_gaps_merchant_code_day_day_before_pk" PRIMARY KEY("merchant_code","day","day_before")
);
--> statement-breakpoint
DROP TABLE "ledger_player_days";--> statement-breakpoint
ALTER TABLE "ledger_players" DROP CONSTRAINT "ledger_players_merchant_code_month_account_id_pk";--> statement-breakpoint
ALTER TABLE "ledger_players" ADD CONSTRAINT "ledger_players_merchant_code_account_id_month_pk" PRIMARY KEY("merchant_code","account_id","month");--> statement-breakpoint
ALTER TABLE "ledger_players" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "ledger_player_gaps" ("merchant_code", "day", "day_before", "players") SELECT "merchant_code", "day", coalesce("day_before", '-infinity'), count(*) FROM (SELECT p."merchant_code", p."month" + b."bit" AS "day", lag(p."month" + b."bit") OVER (PARTITION BY p."merchant_code", p."account_id" ORDER BY p."month" + b."bit") AS "day_before" FROM "ledger_players" p CROSS JOIN generate_series(0, 30) AS b("bit") WHERE p."days" & (1 << b."bit") <> 0) AS d GROUP BY 1, 2, 3;
