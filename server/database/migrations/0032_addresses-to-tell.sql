ALTER TABLE "profiles" ADD COLUMN "email_as_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "email_to_tell" text;