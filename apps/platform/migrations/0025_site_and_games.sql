ALTER TABLE "games" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "hot_rank" integer;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "image_cdns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "launch_game_cdns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD COLUMN "wish" jsonb;