-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "match_status" AS ENUM ('open', 'playing', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('public', 'unlisted');

-- CreateEnum
CREATE TYPE "decision_kind" AS ENUM ('turn', 'reaction', 'optional');

-- CreateEnum
CREATE TYPE "action_type" AS ENUM ('move', 'leave');

-- CreateEnum
CREATE TYPE "cause" AS ENUM ('player', 'order', 'absence', 'bot');

-- CreateEnum
CREATE TYPE "notice_kind" AS ENUM ('invitation', 'started', 'turn', 'over', 'address');

-- CreateEnum
CREATE TYPE "channel" AS ENUM ('mail');

-- CreateEnum
CREATE TYPE "notice_status" AS ENUM ('pending', 'sending', 'sent', 'dropped', 'failed');

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT,
    "new_address" TEXT,
    "bounces" SMALLINT NOT NULL DEFAULT 0,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "session_epoch" INTEGER NOT NULL DEFAULT 0,
    "muted" "notice_kind"[] NOT NULL DEFAULT ARRAY[]::"notice_kind"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "token" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "rules_version" INTEGER NOT NULL,
    "options" JSON NOT NULL,
    "status" "match_status" NOT NULL DEFAULT 'open',
    "visibility" "visibility" NOT NULL,
    "hours_per_decision" DOUBLE PRECISION NOT NULL,
    "creator_id" UUID,
    "secret" BYTEA NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "state" JSON,
    "outcome" JSON,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat" (
    "match_id" TEXT NOT NULL,
    "index" SMALLINT NOT NULL,
    "user_id" UUID,
    "bot" BOOLEAN NOT NULL DEFAULT false,
    "entropy" TEXT NOT NULL DEFAULT '',
    "orders" JSON,
    "absences" SMALLINT NOT NULL DEFAULT 0,
    "left_at" INTEGER,

    CONSTRAINT "seat_pkey" PRIMARY KEY ("match_id","index")
);

-- CreateTable
CREATE TABLE "decision" (
    "match_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "seat" SMALLINT NOT NULL,
    "kind" "decision_kind" NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "due" TIMESTAMPTZ(3),

    CONSTRAINT "decision_pkey" PRIMARY KEY ("match_id","id")
);

-- CreateTable
CREATE TABLE "action" (
    "match_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "seat" SMALLINT NOT NULL,
    "type" "action_type" NOT NULL,
    "cause" "cause" NOT NULL,
    "decision" TEXT NOT NULL,
    "move" JSON,
    "events" JSON NOT NULL,
    "key" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_pkey" PRIMARY KEY ("match_id","index")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "match_id" TEXT NOT NULL,
    "inviter_id" UUID,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "notice_kind" NOT NULL,
    "channel" "channel" NOT NULL DEFAULT 'mail',
    "status" "notice_status" NOT NULL DEFAULT 'pending',
    "user_id" UUID,
    "match_id" TEXT,
    "version" INTEGER,
    "invitation_id" UUID,
    "address" TEXT,
    "mail_id" TEXT,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "remark" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "closed_address" (
    "address" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "closed_address_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "heartbeat" (
    "service" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "heartbeat_pkey" PRIMARY KEY ("service")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_address_key" ON "account"("address");

-- CreateIndex
CREATE UNIQUE INDEX "token_hash_key" ON "token"("hash");

-- CreateIndex
CREATE INDEX "token_user_id_idx" ON "token"("user_id");

-- CreateIndex
CREATE INDEX "match_created_at_id_idx" ON "match"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "seat_user_id_idx" ON "seat"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "seat_match_id_user_id_key" ON "seat"("match_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "action_match_id_key_key" ON "action"("match_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_match_id_address_key" ON "invitation"("match_id", "address");

-- CreateIndex
CREATE UNIQUE INDEX "notice_invitation_id_key" ON "notice"("invitation_id");

-- CreateIndex
CREATE INDEX "notice_match_id_idx" ON "notice"("match_id");

-- CreateIndex
CREATE UNIQUE INDEX "notice_user_id_match_id_version_channel_key" ON "notice"("user_id", "match_id", "version", "channel");

-- AddForeignKey
ALTER TABLE "token" ADD CONSTRAINT "token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decision" ADD CONSTRAINT "decision_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decision" ADD CONSTRAINT "decision_has_its_seat" FOREIGN KEY ("match_id", "seat") REFERENCES "seat"("match_id", "index") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_has_its_seat" FOREIGN KEY ("match_id", "seat") REFERENCES "seat"("match_id", "index") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What the schema language cannot say: impossible states stay impossible.

ALTER TABLE "account"
  ADD CONSTRAINT "account_name_is_short" CHECK (char_length("name") BETWEEN 1 AND 40),
  ADD CONSTRAINT "account_bounces_count" CHECK ("bounces" >= 0);

ALTER TABLE "match"
  ADD CONSTRAINT "match_secret_is_32_bytes" CHECK (octet_length("secret") = 32),
  ADD CONSTRAINT "match_version_counts" CHECK ("version" >= 0),
  ADD CONSTRAINT "match_hours_are_sane" CHECK ("hours_per_decision" > 0 AND "hours_per_decision" <= 720),
  ADD CONSTRAINT "match_has_a_state_once_started" CHECK (("state" IS NOT NULL) = ("status" IN ('playing', 'finished'))),
  ADD CONSTRAINT "match_has_an_outcome_once_finished" CHECK (("outcome" IS NOT NULL) = ("status" = 'finished')),
  ADD CONSTRAINT "match_started_before_it_finished" CHECK ("finished_at" IS NULL OR "started_at" IS NOT NULL);

ALTER TABLE "seat"
  ADD CONSTRAINT "seat_index_in_range" CHECK ("index" BETWEEN 0 AND 7),
  ADD CONSTRAINT "seat_is_for_one" CHECK (NOT ("bot" AND "user_id" IS NOT NULL)),
  ADD CONSTRAINT "seat_absences_in_range" CHECK ("absences" BETWEEN 0 AND 3),
  ADD CONSTRAINT "seat_entropy_is_short" CHECK (char_length("entropy") <= 64);

ALTER TABLE "action"
  ADD CONSTRAINT "action_index_counts" CHECK ("index" >= 0),
  ADD CONSTRAINT "action_move_or_leave" CHECK (("type" = 'move') = ("move" IS NOT NULL)),
  ADD CONSTRAINT "action_key_is_short" CHECK ("key" IS NULL OR char_length("key") BETWEEN 1 AND 100);

ALTER TABLE "notice"
  ADD CONSTRAINT "notice_has_a_reader" CHECK (("kind" = 'invitation') = ("invitation_id" IS NOT NULL)),
  ADD CONSTRAINT "notice_of_a_match" CHECK ("kind" IN ('invitation', 'address') OR ("match_id" IS NOT NULL AND "version" IS NOT NULL AND "user_id" IS NOT NULL)),
  ADD CONSTRAINT "notice_sent_when_sent" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL));

-- The sweep looks for what is overdue, and for nothing else.
CREATE INDEX "decision_due" ON "decision" ("due") WHERE "due" IS NOT NULL;
-- The lobby shows what is open to everybody.
CREATE INDEX "match_lobby" ON "match" ("created_at" DESC, "id") WHERE "status" = 'open' AND "visibility" = 'public';
-- The sender looks for what waits.
CREATE INDEX "notice_waiting" ON "notice" ("user_id") WHERE "status" IN ('pending', 'sending');
