CREATE TABLE "sessions" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"digest" text,
	"kind" text,
	"training_id" text,
	"name" text,
	"event_date_time" text,
	"event_at" timestamp with time zone,
	"month" text,
	"end_date_time" text,
	"minutes" integer,
	"effort" integer,
	"note" text,
	"place" jsonb,
	"sets" jsonb,
	"notes_erased_at" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sessions_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "training_notes_consent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_timeline" ON "sessions" USING btree ("member_id","event_at","id") WHERE "sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_month" ON "sessions" USING btree ("member_id","month") WHERE "sessions"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('MEASUREMENTS', 'PHOTOS', 'TRAINING_NOTES'));