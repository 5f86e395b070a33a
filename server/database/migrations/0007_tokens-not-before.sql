CREATE TABLE "tokens_not_before" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"not_before" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_codes" DROP CONSTRAINT "identity_codes_kind";--> statement-breakpoint
ALTER TABLE "identity_codes" ADD COLUMN "new_email" text;--> statement-breakpoint
CREATE INDEX "tokens_not_before_moment" ON "tokens_not_before" USING btree ("not_before");--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_kind" CHECK ("identity_codes"."kind" in ('sign-up', 'reset', 'email'));