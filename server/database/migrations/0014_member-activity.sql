CREATE TABLE "member_activity" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"active_on" date NOT NULL,
	"noticed_on" date,
	"kept_on" date
);
--> statement-breakpoint
CREATE INDEX "member_activity_day" ON "member_activity" USING btree ("active_on");