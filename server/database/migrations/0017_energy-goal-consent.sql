ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "energy_goal_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('ENERGY_GOAL', 'FOOD_NOTES', 'MEASUREMENTS', 'PHOTOS', 'TRAINING_NOTES'));