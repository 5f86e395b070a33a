CREATE TABLE "shopping_links" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"nonce" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_links_token" UNIQUE("token_hash")
);
