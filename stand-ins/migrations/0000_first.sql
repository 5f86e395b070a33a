CREATE TABLE "identity_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"new_email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_codes_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "identity_codes_kind" CHECK ("identity_codes"."kind" in ('sign-up', 'reset', 'email'))
);
--> statement-breakpoint
CREATE TABLE "identity_groups" (
	"user_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	CONSTRAINT "identity_groups_user_id_group_name_pk" PRIMARY KEY("user_id","group_name")
);
--> statement-breakpoint
CREATE TABLE "identity_refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin_jti" uuid NOT NULL,
	"parent_hash" text,
	"signed_in_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_used_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_lower" text NOT NULL,
	"salt" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_users_email_lower" UNIQUE("email_lower")
);
--> statement-breakpoint
CREATE TABLE "stand_in_events" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stand_in_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stand_in_requests" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_groups" ADD CONSTRAINT "identity_groups_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD CONSTRAINT "identity_refresh_tokens_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_attempts_subject" ON "identity_attempts" USING btree ("subject","expires_at");--> statement-breakpoint
CREATE INDEX "identity_attempts_expiry" ON "identity_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_user" ON "identity_refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_origin" ON "identity_refresh_tokens" USING btree ("origin_jti");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_parent" ON "identity_refresh_tokens" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "identity_used_nonces_expiry" ON "identity_used_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stand_in_events_next_try" ON "stand_in_events" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "stand_in_objects_customer" ON "stand_in_objects" USING btree ("customer_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "stand_in_objects_due" ON "stand_in_objects" USING btree ("due_at");