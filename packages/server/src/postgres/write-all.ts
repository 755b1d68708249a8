/**
 * Writes many things for one round trip and one wait for the disk. Each write has a savepoint of its own and fails alone;
 * the answer has null for each that is kept, or else why not. A write with an epoch is made only as long as that is the
 * match's: the row is locked, so whoever claims the match meanwhile waits, and whoever claimed it before is seen.
 */
export const writeAll = `
CREATE OR REPLACE FUNCTION write_all(batch jsonb) RETURNS jsonb LANGUAGE plpgsql AS $function$
DECLARE
  outcomes jsonb := '[]';
  each jsonb;
  run jsonb;
  v jsonb;
  changed bigint;
BEGIN
  FOR each IN SELECT value FROM jsonb_array_elements(batch) WITH ORDINALITY ORDER BY ordinality LOOP
    BEGIN
      IF each ? 'match' THEN
        PERFORM 1 FROM matches WHERE id = each->>'match' AND epoch = (each->>'epoch')::bigint FOR NO KEY UPDATE;
        IF NOT FOUND THEN RAISE EXCEPTION 'fenced' USING ERRCODE = 'LT001'; END IF;
      END IF;
      FOR run IN SELECT value FROM jsonb_array_elements(each->'runs') WITH ORDINALITY ORDER BY ordinality LOOP
        v := run->'values';
        CASE run->>'statement'
        WHEN 'putLine' THEN
          INSERT INTO lines (match, at, seat, id, body)
            VALUES (v->>0, (v->>1)::bigint, (v->>2)::bigint, v->>3, v->>4);
        WHEN 'putTurn' THEN
          UPDATE matches SET awaited = v->>0, deadline = (v->>1)::bigint WHERE id = v->>2;
        WHEN 'putSnapshot' THEN
          INSERT INTO snapshots (match, at, body) VALUES (v->>0, (v->>1)::bigint, v->>2)
            ON CONFLICT (match, at) DO UPDATE SET body = excluded.body;
        WHEN 'dropSnapshots' THEN
          DELETE FROM snapshots WHERE match = v->>0 AND at > (v->>1)::bigint AND at < (v->>2)::bigint;
        WHEN 'putMatch' THEN
          INSERT INTO matches (id, host, status, listed, created, deal, ended, body)
            VALUES (v->>0, v->>1, v->>2, (v->>3)::bigint, (v->>4)::bigint, v->>5, (v->>6)::bigint, v->>7)
            ON CONFLICT (id) DO UPDATE SET host = excluded.host, status = excluded.status, listed = excluded.listed,
            created = excluded.created, deal = excluded.deal, ended = excluded.ended, body = excluded.body;
        WHEN 'putPerson' THEN
          INSERT INTO persons (id, body) VALUES (v->>0, v->>1)
            ON CONFLICT (id) DO UPDATE SET body = excluded.body;
        WHEN 'dropPerson' THEN
          DELETE FROM persons WHERE id = v->>0;
        WHEN 'dropKeys' THEN
          DELETE FROM keys WHERE person = v->>0;
        WHEN 'dropSaid' THEN
          DELETE FROM said WHERE person = v->>0;
        WHEN 'dropHolding' THEN
          DELETE FROM holders WHERE person = v->>0;
        WHEN 'putRecord' THEN
          INSERT INTO records AS known (kind, of, id, rank, version, body)
            VALUES (v->>0, v->>1, v->>2, (v->>3)::bigint, 1, v->>4)
            ON CONFLICT (kind, of, id) DO UPDATE
            SET rank = excluded.rank, version = known.version + 1, body = excluded.body;
        WHEN 'addRecord' THEN
          INSERT INTO records (kind, of, id, rank, version, body)
            VALUES (v->>0, v->>1, v->>2, (v->>3)::bigint, 1, v->>4) ON CONFLICT DO NOTHING;
        WHEN 'swapRecord' THEN
          UPDATE records SET rank = (v->>3)::bigint, version = version + 1, body = v->>4
            WHERE kind = v->>0 AND of = v->>1 AND id = v->>2 AND version = (v->>5)::bigint;
        WHEN 'dropRecord' THEN
          DELETE FROM records WHERE kind = v->>0 AND of = v->>1 AND id = v->>2;
        WHEN 'dropRecords' THEN
          DELETE FROM records WHERE kind = v->>0 AND of = v->>1 AND rank < (v->>2)::bigint;
        WHEN 'putKey' THEN
          INSERT INTO keys (person, hash, device, created, seen)
            VALUES (v->>0, v->>1, v->>2, (v->>3)::bigint, (v->>4)::bigint)
            ON CONFLICT (person, hash) DO UPDATE
            SET device = excluded.device, created = excluded.created, seen = excluded.seen;
        WHEN 'dropKey' THEN
          DELETE FROM keys WHERE person = v->>0 AND hash = v->>1;
        WHEN 'putSaid' THEN
          INSERT INTO said (match, number, person, id, body) VALUES (v->>0, (v->>1)::bigint, v->>2, v->>3, v->>4);
        WHEN 'putHolder' THEN
          INSERT INTO holders (match, seat, person) VALUES (v->>0, (v->>1)::bigint, v->>2) ON CONFLICT DO NOTHING;
        WHEN 'dropHolders' THEN
          DELETE FROM holders WHERE match = v->>0 AND seat = (v->>1)::bigint;
        WHEN 'putCode' THEN
          INSERT INTO codes (hash, match, seat, expires) VALUES (v->>0, v->>1, (v->>2)::bigint, (v->>3)::bigint)
            ON CONFLICT (hash) DO UPDATE SET match = excluded.match, seat = excluded.seat, expires = excluded.expires;
        WHEN 'dropCodes' THEN
          DELETE FROM codes WHERE match = v->>0 AND seat = (v->>1)::bigint;
        WHEN 'dropCode' THEN
          DELETE FROM codes WHERE hash = v->>0;
        WHEN 'putMute' THEN
          INSERT INTO mutes (scope, of, person, body) VALUES (v->>0, v->>1, v->>2, v->>3)
            ON CONFLICT (scope, of, person) DO UPDATE SET body = excluded.body;
        WHEN 'dropMute' THEN
          DELETE FROM mutes WHERE scope = v->>0 AND of = v->>1 AND person = v->>2;
        WHEN 'dropMutes' THEN
          DELETE FROM mutes WHERE scope = 'match' AND of = v->>0;
        WHEN 'putSpend' THEN
          INSERT INTO spent AS known (who, what, period, amount)
            SELECT v->>0, v->>1, (v->>2)::bigint, (v->>3)::bigint WHERE (v->>3)::bigint <= (v->>4)::bigint
            ON CONFLICT (who, what, period) DO UPDATE SET amount = known.amount + excluded.amount
            WHERE known.amount + excluded.amount <= (v->>4)::bigint;
        WHEN 'dropSpent' THEN
          DELETE FROM spent WHERE period < (v->>0)::bigint;
        WHEN 'putNotice' THEN
          INSERT INTO notices (id, kind, about, match, due, tries, body)
            VALUES (v->>0, v->>1, v->>2, v->>3, (v->>4)::bigint, (v->>5)::bigint, v->>6)
            ON CONFLICT (kind, about) DO UPDATE SET id = excluded.id, match = excluded.match, due = excluded.due,
            tries = excluded.tries, body = excluded.body, taken = 0;
        WHEN 'putRetry' THEN
          UPDATE notices SET due = (v->>0)::bigint, tries = (v->>1)::bigint, taken = 0 WHERE id = v->>2;
        WHEN 'takeNotice' THEN
          UPDATE notices SET taken = (v->>0)::bigint WHERE id = v->>1;
        WHEN 'dropNotice' THEN
          DELETE FROM notices WHERE id = v->>0;
        WHEN 'dropMatch' THEN
          DELETE FROM matches WHERE id = v->>0;
        WHEN 'putPulse' THEN
          UPDATE pulse SET time = (v->>0)::bigint;
        ELSE
          RAISE EXCEPTION 'unknown statement' USING ERRCODE = 'LT004';
        END CASE;
        GET DIAGNOSTICS changed = ROW_COUNT;
        IF changed = 0 AND run->>'must' = 'exist' THEN RAISE EXCEPTION 'nothing there' USING ERRCODE = 'LT002'; END IF;
        IF changed = 0 AND run->>'must' = 'agree' THEN RAISE EXCEPTION 'not current' USING ERRCODE = 'LT005'; END IF;
        IF changed = 0 AND run->>'must' = 'suffice' THEN
          RAISE EXCEPTION 'not enough left' USING ERRCODE = 'LT003';
        END IF;
      END LOOP;
      outcomes := outcomes || 'null'::jsonb;
    EXCEPTION WHEN OTHERS THEN
      outcomes := outcomes || to_jsonb(SQLSTATE);
    END;
  END LOOP;
  RETURN outcomes;
END
$function$;
`
