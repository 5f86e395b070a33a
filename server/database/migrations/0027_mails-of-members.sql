ALTER TABLE "mails" ADD COLUMN "member_id" uuid;--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_id");