-- AlterEnum
ALTER TYPE "notice_kind" ADD VALUE 'sign_in';

-- AlterTable
ALTER TABLE "notice" ADD COLUMN     "sign_in_link_id" UUID;

-- AlterTable
ALTER TABLE "seat" ADD COLUMN     "seen_at" TIMESTAMPTZ(3),
ADD COLUMN     "seen_version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "sign_in_link" (
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "guest_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login" (
    "provider" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "login_pkey" PRIMARY KEY ("provider","provider_id")
);

-- DropIndex
DROP INDEX "action_match_id_key_key";

-- CreateIndex
CREATE UNIQUE INDEX "action_match_id_seat_key_key" ON "action"("match_id", "seat", "key");

-- CreateIndex
CREATE INDEX "sign_in_link_address_created_at_idx" ON "sign_in_link"("address", "created_at");

-- CreateIndex
CREATE INDEX "login_user_id_idx" ON "login"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "notice_sign_in_link_id_key" ON "notice"("sign_in_link_id");

-- AddForeignKey
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login" ADD CONSTRAINT "login_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_sign_in_link_id_fkey" FOREIGN KEY ("sign_in_link_id") REFERENCES "sign_in_link"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- A value that was added to an enum cannot be named in the same transaction: name the others.
ALTER TABLE "notice"
  DROP CONSTRAINT "notice_of_a_match",
  ADD CONSTRAINT "notice_of_a_match" CHECK ("kind" NOT IN ('started', 'turn', 'over') OR ("match_id" IS NOT NULL AND "version" IS NOT NULL AND "user_id" IS NOT NULL)),
  ADD CONSTRAINT "notice_of_a_link" CHECK ("sign_in_link_id" IS NULL OR "user_id" IS NULL);
ALTER TABLE "seat" ADD CONSTRAINT "seat_seen_version_counts" CHECK ("seen_version" >= 0);
