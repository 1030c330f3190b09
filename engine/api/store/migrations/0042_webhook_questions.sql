-- A function in SQL that asks a table is planned anew in each statement that calls it; one in
-- PL/pgSQL is planned once for a connection.
CREATE OR REPLACE FUNCTION webhook_wanted(program uuid, event text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF coalesce(current_setting('marquee.webhooks', true), '') = 'off' THEN RETURN false; END IF;
  RETURN EXISTS (SELECT FROM webhooks w WHERE w.program_uuid = program AND event = ANY (w.events));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION webhook_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With each claim: where nobody wants to know, nothing is put together.
  IF NOT EXISTS (SELECT FROM webhooks w WHERE 'points.posted' = ANY (w.events)
    AND EXISTS (SELECT FROM written p WHERE p.program_uuid = w.program_uuid)) THEN RETURN NULL; END IF;
  INSERT INTO webhook_messages (program_uuid, type, at, data)
  SELECT p.program_uuid, 'points.posted', p.at, jsonb_build_object('transaction_id', p.id,
    'creator_id', p.creator_id, 'activation_id', p.activation_id, 'amount', p.amount,
    'balance', p.balance_after, 'source_kind', p.source_kind, 'source_id', p.source_id)
  FROM written p WHERE webhook_wanted(p.program_uuid, 'points.posted') ORDER BY p.id;
  RETURN NULL;
END $$;
