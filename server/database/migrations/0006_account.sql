CREATE TABLE "erased_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "objects_to_remove" (
	"key" text PRIMARY KEY NOT NULL,
	"may_arrive_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"nonce" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_key" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "offered_avatar_key" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_offered_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "erased_members_erased" ON "erased_members" USING btree ("erased_at");