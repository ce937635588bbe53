CREATE TABLE "favourite_games" (
	"merchant_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_games_merchant_code_account_id_node_id_pk" PRIMARY KEY("merchant_code","account_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || btrim(regexp_replace(translate(lower(regexp_replace(normalize(jsonb_path_query_array("games"."title", '$.*')::text, NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd'), '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "favourite_games" ADD CONSTRAINT "favourite_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_position" ON "games" USING btree ("merchant_code","position","node_id");--> statement-breakpoint
CREATE INDEX "games_vendor" ON "games" USING btree ("merchant_code","vassalage","position");--> statement-breakpoint
CREATE INDEX "games_popularity" ON "games" USING btree ("merchant_code","popularity","node_id");--> statement-breakpoint
CREATE INDEX "games_released" ON "games" USING btree ("merchant_code",coalesce("released_on", '-infinity'::date),"node_id");--> statement-breakpoint
CREATE INDEX "games_return" ON "games" USING btree ("merchant_code",coalesce("return_to_player", 0),"node_id");