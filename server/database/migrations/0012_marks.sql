CREATE TABLE "mark_places" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "marks_member_id_kind_key_pk" PRIMARY KEY("member_id","kind","key")
);
--> statement-breakpoint
CREATE INDEX "marks_in_order" ON "marks" USING btree ("member_id","place");