CREATE TABLE "merchant_brands" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applied_settings" (
	"merchant_code" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applied_settings_merchant_code_key_pk" PRIMARY KEY("merchant_code","key")
);
--> statement-breakpoint
-- Filled by USING and not by UPDATE, which row-level security keeps from seeing any row.
ALTER TABLE "deposit_methods" ADD COLUMN "shows" text;--> statement-breakpoint
ALTER TABLE "deposit_methods" ALTER COLUMN "shows" SET DATA TYPE text USING CASE "method" WHEN 'vietqr' THEN 'qr' WHEN 'bank' THEN 'account' ELSE 'redirect' END;--> statement-breakpoint
ALTER TABLE "deposit_methods" ALTER COLUMN "shows" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_methods" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "deposit_methods" ALTER COLUMN "icon" SET DATA TYPE text USING CASE "method" WHEN 'vietqr' THEN 'qr' WHEN 'bank' THEN 'bank' ELSE 'wallet' END;--> statement-breakpoint
ALTER TABLE "deposit_methods" ALTER COLUMN "icon" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_methods" ADD COLUMN "label" jsonb;--> statement-breakpoint
ALTER TABLE "deposit_methods" ALTER COLUMN "label" SET DATA TYPE jsonb USING CASE "method" WHEN 'vietqr' THEN '{"vi": "VietQR", "en": "VietQR"}'::jsonb WHEN 'bank' THEN '{"vi": "Chuyển khoản ngân hàng", "en": "Bank transfer"}'::jsonb ELSE '{"vi": "Thẻ hoặc ví điện tử", "en": "Card or e-wallet"}'::jsonb END;--> statement-breakpoint
ALTER TABLE "deposit_methods" ALTER COLUMN "label" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "shows" text;--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "shows" SET DATA TYPE text USING CASE "method" WHEN 'vietqr' THEN 'qr' WHEN 'bank' THEN 'account' ELSE 'redirect' END;--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "shows" SET NOT NULL;
