ALTER TABLE "calendar_feeds" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "changed_at" timestamp with time zone;