CREATE TABLE "withdrawal_claims" (
	"withdrawal_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"person_id" uuid NOT NULL,
	"person" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_grants" (
	"person_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_grants_person_id_merchant_role_pk" PRIMARY KEY("person_id","merchant","role")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"password_hash" text,
	"sealed_secret" text,
	"last_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"answer" text,
	"asked_by" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "staff_requests_second_person" CHECK ("staff_requests"."decided_by" <> "staff_requests"."asked_by"),
	CONSTRAINT "staff_requests_decided" CHECK (("staff_requests"."state" in ('agreed', 'refused')) = ("staff_requests"."decided_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_action_heads" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"merchant_code" text NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"person" text NOT NULL,
	"session_id" uuid,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "staff_actions_merchant_code_number_pk" PRIMARY KEY("merchant_code","number")
);
--> statement-breakpoint
ALTER TABLE "withdrawal_claims" ADD CONSTRAINT "withdrawal_claims_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grants" ADD CONSTRAINT "staff_grants_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_person" ON "staff_invitations" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_people_email" ON "staff_people" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_token" ON "staff_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_person" ON "staff_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_requests_open" ON "staff_requests" USING btree ("merchant_code","subject") WHERE "staff_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "staff_requests_asked" ON "staff_requests" USING btree ("merchant_code","state","asked_at");--> statement-breakpoint
CREATE INDEX "staff_actions_subject" ON "staff_actions" USING btree ("merchant_code","subject");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("merchant_code","created_at");