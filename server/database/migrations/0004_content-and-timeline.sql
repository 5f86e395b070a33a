DROP INDEX "completions_timeline";--> statement-breakpoint
DROP INDEX "measurements_timeline";--> statement-breakpoint
CREATE INDEX "completions_timeline" ON "completions" USING btree ("member_id","event_at","id") WHERE "completions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_timeline" ON "measurements" USING btree ("member_id","event_at","id") WHERE "measurements"."deleted_at" is null;