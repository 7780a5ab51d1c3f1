CREATE TABLE "text_presence" (
	"text_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_presence_text_id_user_id_pk" PRIMARY KEY("text_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "text_presence" ADD CONSTRAINT "text_presence_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;