CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"slot" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"menu_weeks" integer NOT NULL,
	"schedule_weeks" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foods" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_meals" (
	"week" integer NOT NULL,
	"weekday" integer NOT NULL,
	"meal_type" text NOT NULL,
	"recipe_id" text NOT NULL,
	"servings_thousandths" integer NOT NULL,
	CONSTRAINT "menu_meals_week_weekday_meal_type_pk" PRIMARY KEY("week","weekday","meal_type")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"key" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "pages_key_id_pk" PRIMARY KEY("key","id")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"access_level" text NOT NULL,
	"fingerprint" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"body" jsonb NOT NULL,
	CONSTRAINT "recipes_access_level" CHECK ("recipes"."access_level" in ('BASIC', 'FOOD', 'OWNER', 'PREMIUM', 'PUBLIC', 'SUBSCRIBER', 'VIP'))
);
--> statement-breakpoint
CREATE TABLE "schedule_slots" (
	"week" integer NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	"training_id" text NOT NULL,
	"live_url" text,
	CONSTRAINT "schedule_slots_week_weekday_time_training_id_pk" PRIMARY KEY("week","weekday","time","training_id")
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"access_level" text NOT NULL,
	"fingerprint" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"body" jsonb NOT NULL,
	CONSTRAINT "trainings_access_level" CHECK ("trainings"."access_level" in ('BASIC', 'FOOD', 'OWNER', 'PREMIUM', 'PUBLIC', 'SUBSCRIBER', 'VIP'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('MEASUREMENTS', 'PHOTOS'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"bio" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"member_id" uuid NOT NULL,
	"id" text NOT NULL,
	"training_id" text NOT NULL,
	"event_date_time" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"removed_at" timestamp with time zone,
	"taken_back" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "completions_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_date_time" text,
	"event_at" timestamp with time zone,
	"weight" integer,
	"hips" integer,
	"chest" integer,
	"waist" integer,
	"left_thigh" integer,
	"right_thigh" integer,
	"photo_key" text,
	"is_photo_present" boolean,
	"photo_offered_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "measurements_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consents_given" ON "consents" USING btree ("member_id","kind") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "completions_timeline" ON "completions" USING btree ("member_id","event_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "completions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "completions_month" ON "completions" USING btree ("member_id","month") WHERE "completions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "completions_day" ON "completions" USING btree ("day") WHERE "completions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_timeline" ON "measurements" USING btree ("member_id","event_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "measurements"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_photos_to_remove" ON "measurements" USING btree ("photo_offered_until") WHERE "measurements"."deleted_at" is not null and "measurements"."photo_key" is not null;