CREATE TABLE "stored_today" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"room" integer NOT NULL,
	CONSTRAINT "stored_today_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "stored_today_room" CHECK ("stored_today"."room" >= 0)
);
