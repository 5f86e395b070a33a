CREATE TABLE "released_contents" (
	"version" text PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "released_contents" ("version", "imported_at") SELECT "release_version", "imported_at" FROM "content_versions" WHERE "release_version" IS NOT NULL;
