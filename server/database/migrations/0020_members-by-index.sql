DROP INDEX IF EXISTS "completions_day";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mails_to" ON "mails" USING btree (lower("to"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "marks_planned" ON "marks" USING btree (substring("value" from '"at":"([0-9]{4}-[0-9]{2}-[0-9]{2})T'),"member_id") WHERE "marks"."kind" = 'planned-training' and "marks"."value" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "consents_member" ON "consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "erased_members_unsettled" ON "erased_members" USING btree ("member_id") WHERE "erased_members"."settled_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "withdrawals_member" ON "withdrawals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "withdrawals_unmailed" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "completions_of_all" ON "completions" USING btree ("event_at","id") WHERE "completions"."removed_at" is null;--> statement-breakpoint
ANALYZE "marks";--> statement-breakpoint
ANALYZE "mails";
