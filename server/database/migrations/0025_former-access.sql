CREATE TABLE "former_access" (
	"training_id" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"access_level" text NOT NULL,
	"owner" text,
	CONSTRAINT "former_access_training_id_ended_at_pk" PRIMARY KEY("training_id","ended_at"),
	CONSTRAINT "former_access_level" CHECK ("former_access"."access_level" in ('BASIC', 'FOOD', 'OWNER', 'PREMIUM', 'PUBLIC', 'SUBSCRIBER', 'VIP'))
);
