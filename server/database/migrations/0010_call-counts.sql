CREATE TABLE "call_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_counts_subject" ON "call_counts" USING btree ("subject","expires_at");--> statement-breakpoint
CREATE INDEX "call_counts_expiry" ON "call_counts" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "call_counts" ("id", "subject", "expires_at") SELECT "id", "subject", "expires_at" FROM "identity_attempts" WHERE "expires_at" > now();
