ALTER TABLE "profiles" ADD COLUMN "first_name_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_name_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bio_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "measurements_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "photos_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "also_done_at" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "measurements_consent_at" = (SELECT max(greatest("given_at"::timestamptz, "withdrawn_at")) FROM "consents" WHERE "consents"."member_id" = "profiles"."member_id" AND "kind" = 'MEASUREMENTS'), "photos_consent_at" = (SELECT max(greatest("given_at"::timestamptz, "withdrawn_at")) FROM "consents" WHERE "consents"."member_id" = "profiles"."member_id" AND "kind" = 'PHOTOS');--> statement-breakpoint
UPDATE "profiles" SET "updated_at" = greatest("updated_at", "measurements_consent_at", "photos_consent_at");
