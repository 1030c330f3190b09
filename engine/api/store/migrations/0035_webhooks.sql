CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"last_attempt" jsonb,
	CONSTRAINT "webhook_deliveries_state_words" CHECK ("webhook_deliveries"."state" in ('pending', 'sending', 'delivered', 'failed', 'missed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_messages_type_words" CHECK ("webhook_messages"."type" in ('application.submitted', 'application.in_review', 'application.needs_changes', 'application.accepted', 'application.rejected', 'application.withdrawn', 'request.submitted', 'request.in_review', 'request.needs_changes', 'request.accepted', 'request.rejected', 'request.withdrawn', 'content.submitted', 'content.in_review', 'content.needs_changes', 'content.accepted', 'content.rejected', 'content.withdrawn', 'points.posted', 'reward.claimed', 'reward.fulfilled', 'reward.refunded', 'member.joined', 'member.left', 'member.suspended', 'member.restored', 'member.deleted', 'campaign.applied', 'test.ping'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"disabled" text,
	"secret" "bytea" NOT NULL,
	"previous_secret" "bytea",
	"previous_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "webhooks_disabled_words" CHECK ("webhooks"."disabled" in ('operator', 'gone', 'failing'))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_message_id_webhook_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."webhook_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("message_id","webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_messages_age" ON "webhook_messages" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "webhooks_program" ON "webhooks" USING btree ("program_uuid");--> statement-breakpoint
CREATE FUNCTION webhook_wanted(program uuid, event text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('marquee.webhooks', true), '') <> 'off'
    AND EXISTS (SELECT FROM webhooks w WHERE w.program_uuid = program AND event = ANY (w.events))
$$;
--> statement-breakpoint
CREATE FUNCTION webhook_send() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, message_id, state)
  SELECT w.id, m.id, CASE WHEN w.disabled IS NULL THEN 'pending' ELSE 'missed' END
  FROM written m JOIN webhooks w ON w.program_uuid = m.program_uuid AND m.type = ANY (w.events)
  WHERE webhook_wanted(m.program_uuid, m.type);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_send AFTER INSERT ON webhook_messages
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION webhook_send();
--> statement-breakpoint
CREATE FUNCTION webhook_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (program_uuid, type, at, data)
  SELECT e.program_uuid, k.word || '.' || e.to_state, e.at,
    jsonb_build_object('from_state', e.from_state, 'state', e.to_state,
      'reason_code', e.reason_code, 'actor_kind', e.actor_kind) || CASE e.subject_kind
      WHEN 'application' THEN (SELECT jsonb_build_object('application_id', s.id,
        'creator_id', s.creator_id) FROM applications s WHERE s.id = e.subject_id::uuid)
      WHEN 'activation_request' THEN (SELECT jsonb_build_object('activation_request_id', s.id,
        'creator_id', s.creator_id, 'activation_id', s.activation_id)
        FROM activation_requests s WHERE s.id = e.subject_id::bigint)
      ELSE (SELECT jsonb_build_object('content_id', s.id, 'creator_id', s.creator_id,
        'activation_id', s.activation_id, 'url', s.url)
        FROM contents s WHERE s.id = e.subject_id::bigint)
    END
  FROM written e
  JOIN (VALUES ('application', 'application'), ('activation_request', 'request'),
    ('content', 'content')) AS k (kind, word) ON k.kind = e.subject_kind
  WHERE webhook_wanted(e.program_uuid, k.word || '.' || e.to_state)
  ORDER BY e.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_reviews AFTER INSERT ON timeline_entries
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION webhook_reviews();
--> statement-breakpoint
CREATE FUNCTION webhook_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (program_uuid, type, at, data)
  SELECT p.program_uuid, 'points.posted', p.at, jsonb_build_object('transaction_id', p.id,
    'creator_id', p.creator_id, 'activation_id', p.activation_id, 'amount', p.amount,
    'balance', p.balance_after, 'source_kind', p.source_kind, 'source_id', p.source_id)
  FROM written p WHERE webhook_wanted(p.program_uuid, 'points.posted') ORDER BY p.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_points AFTER INSERT ON point_transactions
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION webhook_points();
--> statement-breakpoint
CREATE FUNCTION webhook_rewards_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (program_uuid, type, at, data)
  SELECT r.program_uuid, 'reward.' || r.state, coalesce(r.fulfilled_at, r.claimed_at),
    jsonb_build_object('redemption_id', r.id, 'creator_id', r.creator_id,
      'reward_id', r.reward_id, 'cost', r.cost, 'from_state', NULL, 'state', r.state)
  FROM written r
  WHERE webhook_wanted(r.program_uuid, 'reward.' || r.state) ORDER BY r.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_rewards_taken AFTER INSERT ON reward_redemptions
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION webhook_rewards_taken();
--> statement-breakpoint
CREATE FUNCTION webhook_rewards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (program_uuid, type, at, data)
  SELECT r.program_uuid, 'reward.' || r.state,
    coalesce(CASE r.state WHEN 'refunded' THEN r.refunded_at ELSE r.fulfilled_at END, now()),
    jsonb_build_object('redemption_id', r.id, 'creator_id', r.creator_id,
      'reward_id', r.reward_id, 'cost', r.cost, 'from_state', b.state, 'state', r.state)
  FROM written r JOIN before b ON b.id = r.id
  WHERE b.state <> r.state AND webhook_wanted(r.program_uuid, 'reward.' || r.state) ORDER BY r.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_rewards AFTER UPDATE ON reward_redemptions
  REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION webhook_rewards();
--> statement-breakpoint
CREATE FUNCTION webhook_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (program_uuid, type, at, data)
  SELECT c.program_uuid, k.event, now(), jsonb_build_object('creator_id', c.id,
    'status', c.status,
    'member_since', to_char(c.member_since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status_until', to_char(c.suspended_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM written c JOIN before b ON b.id = c.id
  CROSS JOIN LATERAL (VALUES
    (CASE WHEN b.member_since IS NULL AND c.member_since IS NOT NULL THEN 'member.joined'
      WHEN b.member_since IS NOT NULL AND c.member_since IS NULL AND c.status <> 'deleted'
        THEN 'member.left' END),
    (CASE WHEN b.status <> c.status THEN CASE c.status WHEN 'active' THEN 'member.restored'
      ELSE 'member.' || c.status END END)) AS k (event)
  WHERE k.event IS NOT NULL AND webhook_wanted(c.program_uuid, k.event);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_members AFTER UPDATE ON creators
  REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION webhook_members();
--> statement-breakpoint
CREATE FUNCTION webhook_campaigns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.campaign_hash = NEW.campaign_hash THEN RETURN NULL; END IF;
  IF webhook_wanted(NEW.uuid, 'campaign.applied') THEN
    INSERT INTO webhook_messages (program_uuid, type, at, data)
    VALUES (NEW.uuid, 'campaign.applied', NEW.applied_at, jsonb_build_object(
      'campaign_hash', NEW.campaign_hash,
      'replaces', CASE WHEN TG_OP = 'UPDATE' THEN OLD.campaign_hash END));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_campaigns AFTER INSERT OR UPDATE ON programs
  FOR EACH ROW EXECUTE FUNCTION webhook_campaigns();
