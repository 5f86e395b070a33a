CREATE TABLE "staff_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "staff_notices_member" ON "staff_notices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_notices_unmailed" ON "staff_notices" USING btree ("created_at") WHERE "staff_notices"."mailed_at" is null;