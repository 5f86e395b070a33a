ALTER TABLE "tokens_not_before" ADD COLUMN "signed_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tokens_not_before" ADD COLUMN "access_ended_at" timestamp with time zone;