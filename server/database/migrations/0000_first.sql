CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_activity" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"active_on" date NOT NULL,
	"noticed_on" date,
	"kept_on" date
);
--> statement-breakpoint
CREATE TABLE "announcement_mails" (
	"announcement_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_mails_announcement_id_member_id_pk" PRIMARY KEY("announcement_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"nonce" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"digest" text,
	"changed_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"slot" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"menu_weeks" integer NOT NULL,
	"schedule_weeks" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"release_version" text
);
--> statement-breakpoint
CREATE TABLE "foods" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_access" (
	"training_id" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"access_level" text NOT NULL,
	"owner" text,
	CONSTRAINT "former_access_training_id_ended_at_pk" PRIMARY KEY("training_id","ended_at"),
	CONSTRAINT "former_access_level" CHECK ("former_access"."access_level" in ('BASIC', 'FOOD', 'OWNER', 'PREMIUM', 'PUBLIC', 'SUBSCRIBER', 'VIP'))
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
CREATE TABLE "released_contents" (
	"version" text PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
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
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"member_id" uuid
);
--> statement-breakpoint
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
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('ENERGY_GOAL', 'FOOD_CHOICES', 'FOOD_NOTES', 'MEASUREMENTS', 'PHOTOS', 'TRAINING_NOTES'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_as_of" timestamp with time zone,
	"email_to_tell" text,
	"first_name" text,
	"last_name" text,
	"bio" text,
	"avatar_key" text,
	"offered_avatar_key" text,
	"avatar_offered_until" timestamp with time zone,
	"first_name_edited_at" timestamp with time zone,
	"last_name_edited_at" timestamp with time zone,
	"bio_edited_at" timestamp with time zone,
	"energy_goal_consent_at" timestamp with time zone,
	"food_choices_consent_at" timestamp with time zone,
	"food_notes_consent_at" timestamp with time zone,
	"measurements_consent_at" timestamp with time zone,
	"photos_consent_at" timestamp with time zone,
	"training_notes_consent_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "push_devices" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone,
	"reminded_on" date
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"owed_until" text,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "objects_to_remove" (
	"key" text PRIMARY KEY NOT NULL,
	"may_arrive_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erased_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"mail" jsonb
);
--> statement-breakpoint
CREATE TABLE "tokens_not_before" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"signed_out_at" timestamp with time zone,
	"access_ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"digest" text,
	"kind" text,
	"training_id" text,
	"name" text,
	"event_date_time" text,
	"event_at" timestamp with time zone,
	"month" text,
	"end_date_time" text,
	"minutes" integer,
	"effort" integer,
	"note" text,
	"place" jsonb,
	"sets" jsonb,
	"notes_erased_at" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sessions_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_links" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"nonce" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_today" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"room" integer NOT NULL,
	CONSTRAINT "stored_today_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "stored_today_room" CHECK ("stored_today"."room" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"check_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	CONSTRAINT "payment_customers_customer" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reconciliation" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_groups" (
	"member_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	CONSTRAINT "subscription_groups_member_id_group_name_pk" PRIMARY KEY("member_id","group_name")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"member_id" uuid,
	"email" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"declaration_mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sent_to" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"refunded_cents" integer NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_tries" integer DEFAULT 0 NOT NULL
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
	"also_done_at" text[] DEFAULT '{}' NOT NULL,
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
CREATE INDEX "member_activity_day" ON "member_activity" USING btree ("active_on");--> statement-breakpoint
CREATE INDEX "announcement_mails_member" ON "announcement_mails" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "call_counts_subject" ON "call_counts" USING btree ("subject","expires_at");--> statement-breakpoint
CREATE INDEX "call_counts_expiry" ON "call_counts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_sent_at" ON "mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to"));--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "marks_in_order" ON "marks" USING btree ("member_id","place");--> statement-breakpoint
CREATE INDEX "marks_planned" ON "marks" USING btree (substring("value" from '"at":"([0-9]{4}-[0-9]{2}-[0-9]{2})T'),"member_id") WHERE "marks"."kind" = 'planned-training' and "marks"."value" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_given" ON "consents" USING btree ("member_id","kind") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "profiles_avatars_to_look_for" ON "profiles" USING btree ("avatar_offered_until") WHERE "profiles"."offered_avatar_key" is not null;--> statement-breakpoint
CREATE INDEX "replaced_consents_member" ON "replaced_consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_devices_member" ON "push_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "erased_members_erased" ON "erased_members" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX "erased_members_unsettled" ON "erased_members" USING btree ("member_id") WHERE "erased_members"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "tokens_not_before_moment" ON "tokens_not_before" USING btree ("not_before");--> statement-breakpoint
CREATE INDEX "sessions_timeline" ON "sessions" USING btree ("member_id","event_at","id") WHERE "sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_month" ON "sessions" USING btree ("member_id","month") WHERE "sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "staff_notices_member" ON "staff_notices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_notices_unmailed" ON "staff_notices" USING btree ("created_at") WHERE "staff_notices"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_customers_check" ON "payment_customers" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "payment_customers_settled" ON "payment_customers" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "withdrawals_received" ON "withdrawals" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "withdrawals_unmailed" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "completions_timeline" ON "completions" USING btree ("member_id","event_at","id") WHERE "completions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "completions_month" ON "completions" USING btree ("member_id","month") WHERE "completions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "completions_of_all" ON "completions" USING btree ("event_at","id") WHERE "completions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_timeline" ON "measurements" USING btree ("member_id","event_at","id") WHERE "measurements"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_photos_to_look_for" ON "measurements" USING btree ("photo_offered_until") WHERE "measurements"."deleted_at" is null and "measurements"."photo_key" is not null and "measurements"."is_photo_present" is null;--> statement-breakpoint
CREATE INDEX "measurements_photos_to_remove" ON "measurements" USING btree ("photo_offered_until") WHERE "measurements"."deleted_at" is not null and "measurements"."photo_key" is not null;