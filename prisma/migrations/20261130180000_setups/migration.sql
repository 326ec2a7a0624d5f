-- CreateTable
CREATE TABLE "setup" (
    "user_id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "move" JSON NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setup_pkey" PRIMARY KEY ("user_id","game","name")
);

-- AddForeignKey
ALTER TABLE "setup" ADD CONSTRAINT "setup_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "setup" ADD CONSTRAINT "setup_name_is_short" CHECK (char_length("name") BETWEEN 1 AND 60);
