CREATE TABLE "payment_customers" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"check_at" timestamp with time zone,
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
CREATE TABLE "subscription_groups" (
	"member_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	CONSTRAINT "subscription_groups_member_id_group_name_pk" PRIMARY KEY("member_id","group_name")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"email" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sent_to" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"refunded_cents" integer NOT NULL,
	"mailed_at" timestamp with time zone
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
CREATE INDEX "payment_customers_check" ON "payment_customers" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "stand_in_events_next_try" ON "stand_in_events" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "stand_in_objects_customer" ON "stand_in_objects" USING btree ("customer_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "stand_in_objects_due" ON "stand_in_objects" USING btree ("due_at");