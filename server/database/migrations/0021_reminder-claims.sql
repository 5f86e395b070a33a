ALTER TABLE "push_devices" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "owed_until" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "claimed_until" timestamp with time zone;