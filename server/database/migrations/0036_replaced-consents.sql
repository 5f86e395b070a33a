CREATE TABLE "replaced_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "replaced_consents_member" ON "replaced_consents" USING btree ("member_id");